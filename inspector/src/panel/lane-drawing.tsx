import words from '../../locales/en.json';
import type { Ref } from 'react';
import type { Chart, ChartTransition } from '../chart/chart';
import { pad, row, stop, type } from '../chart/chart-size';
import { laneRow, type LaneLayout, type LaneRow } from '../chart/lanes';
import type { Light } from '../subject';
import styles from './chart-drawing.module.css';
import { DrawingFrame } from './drawing-frame';
import { SendTarget } from './send-target';
import { Stop } from './stop-mark';
import { LineShape } from './transition-shape';

interface RowHeadProps {
  laid: LaneRow;
  width: number;
  light: Light;
  onOpen: (id: string, isOpen: boolean) => void;
}

/** Name of a state, which opens and closes what leads out of it. */
function RowHead({ laid: { state, box, ways, isOpen }, width, light, onOpen }: RowHeadProps) {
  const isLive = light.live.has(state.id);
  const middle = box.y + laneRow / 2;
  const turn = () => onOpen(state.id, !isOpen);
  return (
    <g
      className={styles.target}
      role="button"
      tabIndex={0}
      aria-expanded={isOpen}
      onClick={turn}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        turn();
      }}
    >
      <rect
        x={box.x}
        y={box.y + 1}
        width={width - box.x - pad.label}
        height={laneRow - 2}
        rx={4}
        fill={isLive ? 'var(--ds-color-tint)' : 'transparent'}
      />
      <Stop x={box.x + stop.radius + 1} y={middle} isLive={isLive} isVisited={light.visited.has(state.id)} />
      <text
        x={box.x + stop.width}
        y={middle + 5}
        fontSize={type.name}
        fontWeight={type.strong}
        fill="var(--ds-color-ink)"
      >
        {state.name}{' '}
        <tspan dx={8} fontSize={type.line} fontWeight={type.weight} fill="var(--ds-color-soft)">
          {state.kind === 'final' ? words.chart.end : ways === 0 ? '' : `${isOpen ? '▾' : '▸'} ${ways}`}
        </tspan>
      </text>
    </g>
  );
}

interface LaneDrawingProps {
  chart: Chart;
  layout: LaneLayout;
  light: Light;
  scale: number;
  onOpen: (id: string, isOpen: boolean) => void;
  /** Null when events cannot be sent. */
  onSend: ((transition: ChartTransition) => void) | null;
  ref: Ref<SVGSVGElement>;
}

/** A chart in lanes as SVG: one row for each state, opened ones with their ways out. */
export function LaneDrawing({ chart, layout, light, scale, onOpen, onSend, ref }: LaneDrawingProps) {
  const { width, rows, lines } = layout;
  const rank = ({ id, from }: ChartTransition) =>
    Number(light.live.has(from)) + 2 * Number(light.taken.has(id));
  const inOrder = [...lines].sort((a, b) => rank(a.transition) - rank(b.transition));
  return (
    <DrawingFrame ref={ref} name={chart.name} layout={layout} scale={scale}>
      {inOrder.map(({ transition, points }) => (
        <LineShape
          key={`${transition.id} ${points[3]?.y ?? 0} ${light.taken.has(transition.id) ? light.turn : ''}`}
          routes={[{ points, label: null }]}
          isTaken={light.taken.has(transition.id)}
          isOffered={light.live.has(transition.from)}
          isTimed={transition.trigger.kind === 'after'}
        />
      ))}
      {rows.map((laid) => (
        <g key={laid.state.id}>
          <RowHead laid={laid} width={width} light={light} onOpen={onOpen} />
          {laid.texts.map(({ text, transition, y }) => {
            const isOffered = transition !== null && light.offered.has(transition.id);
            const line = (
              <>
                <rect
                  x={laid.box.x + stop.width - 4}
                  y={y - 14}
                  width={laid.box.width - stop.width}
                  height={row.line}
                  fill={transition && light.taken.has(transition.id) ? 'var(--ds-color-tint)' : 'transparent'}
                />
                <text
                  x={laid.box.x + stop.width}
                  y={y}
                  fontSize={type.line}
                  fontWeight={isOffered ? type.strong : type.weight}
                  fill={isOffered ? 'var(--ds-color-primary)' : 'var(--ds-color-soft)'}
                >
                  {text}
                </text>
              </>
            );
            return transition ? (
              <SendTarget key={transition.id} transition={transition} onSend={isOffered ? onSend : null}>
                {line}
              </SendTarget>
            ) : (
              <g key={text}>{line}</g>
            );
          })}
        </g>
      ))}
    </DrawingFrame>
  );
}
