import { stop } from '../chart/chart-size';

interface StopProps {
  x: number;
  y: number;
  isLive: boolean;
  isVisited: boolean;
}

/** Mark of a state: a dot when active, filled when visited, else a ring. */
export function Stop({ x, y, isLive, isVisited }: StopProps) {
  const { radius } = stop;
  if (isLive) {
    return (
      <>
        <circle
          cx={x}
          cy={y}
          r={radius - 1}
          fill="var(--ds-color-surface)"
          stroke="var(--ds-color-primary)"
          strokeWidth={3}
        />
        <circle cx={x} cy={y} r={2.5} fill="var(--ds-color-primary)" />
      </>
    );
  }
  if (isVisited) return <circle cx={x} cy={y} r={radius} fill="var(--ds-color-primary)" />;
  return <circle cx={x} cy={y} r={radius - 1} fill="none" stroke="var(--ds-color-edge)" strokeWidth={1.5} />;
}
