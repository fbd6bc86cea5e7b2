import type { ChartTransition } from '../chart/chart';
import type { Box, Route } from '../chart/chart-layout';
import { pad, row, type } from '../chart/chart-size';
import { transitionLines } from '../chart/chart-words';
import styles from './chart-drawing.module.css';
import { arrowHead, pathThrough } from './line-path';
import { SendTarget } from './send-target';

interface LineShapeProps {
  routes: readonly Route[];
  isTaken: boolean;
  isOffered: boolean;
  /** Delayed transition, drawn dashed. */
  isTimed: boolean;
}

/** Line of a transition: blue when possible, thick when just taken. */
export function LineShape({ routes, isTaken, isOffered, isTimed }: LineShapeProps) {
  const color = isTaken || isOffered ? 'var(--ds-color-primary)' : 'var(--ds-color-edge)';
  return (
    <g className={isTaken ? styles.taken : undefined}>
      {routes.map(({ points }) => (
        <g key={pathThrough(points)}>
          <path
            d={pathThrough(points)}
            fill="none"
            stroke={color}
            strokeWidth={isTaken ? 4 : isOffered ? 2 : 1.25}
            strokeDasharray={isTimed && !isTaken ? '5 4' : undefined}
          />
          <path d={arrowHead(points)} fill={color} />
        </g>
      ))}
    </g>
  );
}

/** Initial-state dot with its arrow. */
export function StartShape({ box, routes }: { box: Box; routes: readonly Route[] }) {
  const radius = box.width / 2;
  return (
    <g>
      <circle cx={box.x + radius} cy={box.y + radius} r={radius} fill="var(--ds-color-ink)" />
      {routes.map(({ points }) => (
        <g key={pathThrough(points)}>
          <path d={pathThrough(points)} fill="none" stroke="var(--ds-color-ink)" strokeWidth={1.5} />
          <path d={arrowHead(points)} fill="var(--ds-color-ink)" />
        </g>
      ))}
    </g>
  );
}

interface TransitionLabelProps {
  transition: ChartTransition;
  routes: readonly Route[];
  isTaken: boolean;
  isOffered: boolean;
  onSend: ((transition: ChartTransition) => void) | null;
}

/** Label of a transition; pressing it sends the event. */
export function TransitionLabel({ transition, routes, isTaken, isOffered, onSend }: TransitionLabelProps) {
  const lines = transitionLines(transition);
  return routes.map(({ label }) =>
    label ? (
      <SendTarget key={`${label.x} ${label.y}`} transition={transition} onSend={onSend}>
        <rect
          x={label.x}
          y={label.y}
          width={label.width}
          height={label.height}
          rx={4}
          fill={isTaken ? 'var(--ds-color-tint)' : 'var(--ds-color-surface)'}
          stroke={isTaken || onSend ? 'var(--ds-color-primary)' : 'var(--ds-color-rule)'}
          strokeWidth={isTaken ? 2 : 1}
        />
        {lines.map((line, place) => (
          <text
            key={line}
            x={label.x + pad.label}
            y={label.y + pad.label / 2 + (place + 1) * row.line - 5}
            fontSize={type.line}
            fontWeight={place === 0 ? type.strong : type.weight}
            fill={
              place > 0
                ? 'var(--ds-color-soft)'
                : isOffered
                  ? 'var(--ds-color-primary)'
                  : 'var(--ds-color-ink)'
            }
          >
            {line}
          </text>
        ))}
      </SendTarget>
    ) : null,
  );
}
