import type { Chart, ChartState } from '../chart/chart';
import type { Box } from '../chart/chart-layout';
import type { Light } from '../subject';

interface StateShapeProps {
  chart: Chart;
  state: ChartState;
  box: Box | undefined;
  light: Light;
}

/** Whether a state is a region of a parallel state, drawn dashed. */
const isRegion = (chart: Chart, state: ChartState): boolean => {
  const holds = (parent: ChartState): boolean =>
    (parent.kind === 'parallel' && parent.states.includes(state)) || parent.states.some(holds);
  return holds(chart.root);
};

const borderOf = (isLive: boolean) => (isLive ? 'var(--ds-color-primary)' : 'var(--ds-color-edge)');

function groundOf(isLive: boolean, isWhole: boolean): string {
  if (isWhole) return 'var(--ds-color-ground)';
  return isLive ? 'var(--ds-color-tint)' : 'var(--ds-color-surface)';
}

/** Box of a state; its text is drawn above the lines. */
export function StateShape({ chart, state, box, light }: StateShapeProps) {
  if (!box) return null;
  const { x, y, width, height } = box;
  const isLive = light.live.has(state.id);
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={4}
        fill={groundOf(isLive, state.states.length > 0)}
        stroke={borderOf(isLive)}
        strokeWidth={isLive ? 2.5 : 1.25}
        strokeDasharray={isRegion(chart, state) ? '6 4' : undefined}
      />
      {state.kind === 'final' ? (
        <rect
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={2}
          fill="none"
          stroke={borderOf(isLive)}
          strokeWidth={1.25}
        />
      ) : null}
    </g>
  );
}
