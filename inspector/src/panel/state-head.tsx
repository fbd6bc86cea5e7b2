import type { Chart, ChartState, ChartTransition } from '../chart/chart';
import type { Box } from '../chart/chart-layout';
import {
  headSize,
  innerLine,
  innerTransitions,
  pad,
  row,
  stop,
  type,
  type MeasureText,
} from '../chart/chart-size';
import { stateLines } from '../chart/chart-words';
import type { Light } from '../subject';
import { SendTarget } from './send-target';
import { Stop } from './stop-mark';

interface StateHeadProps {
  chart: Chart;
  state: ChartState;
  box: Box | undefined;
  light: Light;
  measure: MeasureText;
  onSend: ((transition: ChartTransition) => void) | null;
}

/** Text of a state: name, actions and inner transitions. */
export function StateHead({ chart, state, box, light, measure, onSend }: StateHeadProps) {
  if (!box) return null;
  const { x, y } = box;
  const left = x + pad.state;
  const lines = stateLines(state);
  const base = y + pad.state + row.name - 8;
  const lineAt = (place: number) => base + (place + 1) * row.line + 2;
  const { width, height } = headSize(chart, state, measure);
  return (
    <g>
      {state.states.length > 0 ? (
        // Hides lines that start at the border below the text.
        <rect x={x + 2} y={y + 2} width={width} height={height - 4} fill="var(--ds-color-ground)" />
      ) : null}
      <Stop
        x={left + stop.radius}
        y={base - 6}
        isLive={light.live.has(state.id)}
        isVisited={light.visited.has(state.id)}
      />
      <text
        x={left + stop.width}
        y={base}
        fontSize={type.name}
        fontWeight={type.strong}
        fill="var(--ds-color-ink)"
      >
        {state.name}
      </text>
      {lines.map((line, place) => (
        <text key={line} x={left} y={lineAt(place)} fontSize={type.line} fill="var(--ds-color-soft)">
          {line}
        </text>
      ))}
      {innerTransitions(chart, state).map((transition, place) => {
        const isOffered = light.offered.has(transition.id);
        const at = lineAt(lines.length + place);
        return (
          <SendTarget key={transition.id} transition={transition} onSend={isOffered ? onSend : null}>
            <rect
              x={left - 4}
              y={at - 15}
              width={width - 2 * pad.state + 8}
              height={row.line}
              fill={light.taken.has(transition.id) ? 'var(--ds-color-tint)' : 'transparent'}
            />
            <text
              x={left}
              y={at}
              fontSize={type.line}
              fontWeight={isOffered ? type.strong : type.weight}
              fill={isOffered ? 'var(--ds-color-primary)' : 'var(--ds-color-soft)'}
            >
              {innerLine(transition)}
            </text>
          </SendTarget>
        );
      })}
    </g>
  );
}
