import type { Ref } from 'react';
import { statesWithin, type Chart, type ChartTransition } from '../chart/chart';
import type { ChartLayout } from '../chart/chart-layout';
import type { MeasureText } from '../chart/chart-size';
import type { Light } from '../subject';
import { DrawingFrame } from './drawing-frame';
import { StateHead } from './state-head';
import { StateShape } from './state-shape';
import { LineShape, StartShape, TransitionLabel } from './transition-shape';

interface ChartDrawingProps {
  chart: Chart;
  layout: ChartLayout;
  light: Light;
  scale: number;
  measure: MeasureText;
  /** Null when events cannot be sent. */
  onSend: ((transition: ChartTransition) => void) | null;
  ref: Ref<SVGSVGElement>;
}

/** A chart as SVG. Styles are attributes, so that it can be exported. */
export function ChartDrawing({ chart, layout, light, scale, measure, onSend, ref }: ChartDrawingProps) {
  const states = statesWithin(chart.root);
  const isOn = (from: string) => light.live.has(from);
  const transitions = chart.transitions.filter(({ to }) => to.length > 0);
  // Draw transitions just taken on top.
  const inOrder = [...transitions].sort(
    (a, b) => Number(light.taken.has(a.id)) - Number(light.taken.has(b.id)),
  );
  return (
    <DrawingFrame ref={ref} name={chart.name} layout={layout} scale={scale}>
      {states.map((state) => (
        <StateShape
          key={state.id}
          chart={chart}
          state={state}
          box={layout.states.get(state.id)}
          light={light}
        />
      ))}
      {[...layout.starts].map(([id, box]) => (
        <StartShape key={id} box={box} routes={layout.routes.get(id) ?? []} />
      ))}
      {inOrder.map((transition) => (
        <LineShape
          key={`${transition.id} ${light.taken.has(transition.id) ? light.turn : ''}`}
          routes={layout.routes.get(transition.id) ?? []}
          isTaken={light.taken.has(transition.id)}
          isOffered={isOn(transition.from)}
          isTimed={transition.trigger.kind === 'after'}
        />
      ))}
      {states.map((state) => (
        <StateHead
          key={state.id}
          chart={chart}
          state={state}
          box={layout.states.get(state.id)}
          light={light}
          measure={measure}
          onSend={onSend}
        />
      ))}
      {transitions.map((transition) => (
        <TransitionLabel
          key={transition.id}
          transition={transition}
          routes={layout.routes.get(transition.id) ?? []}
          isTaken={light.taken.has(transition.id)}
          isOffered={isOn(transition.from)}
          onSend={light.offered.has(transition.id) ? onSend : null}
        />
      ))}
    </DrawingFrame>
  );
}
