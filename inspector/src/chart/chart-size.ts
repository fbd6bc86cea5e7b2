import type { Chart, ChartState, ChartTransition } from './chart';
import { stateLines, transitionLines } from './chart-words';

/** Measures the width of a text in pixels. The page asks the browser; tests count letters. */
export type MeasureText = (text: string, weight: number, size: number) => number;

export const type = { name: 16, line: 14, weight: 400, strong: 700 } as const;

export const row = { name: 24, line: 20 } as const;

/** Padding inside a box. */
export const pad = { state: 14, label: 8 } as const;

/** Radius of the dot before a state's name, and its width with the gap. */
export const stop = { radius: 7, width: 24 } as const;

/** Margin for other fonts. */
const spare = 1.04;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Transitions without a target, listed inside their state. */
export const innerTransitions = (chart: Chart, state: ChartState): readonly ChartTransition[] =>
  chart.transitions.filter(({ from, to }) => from === state.id && to.length === 0);

/** An inner transition on one line. */
export const innerLine = (transition: ChartTransition): string => transitionLines(transition).join(' ');

/** Size of a state's own text: name, lines and inner transitions. Nested states come below. */
export function headSize(chart: Chart, state: ChartState, measure: MeasureText): Size {
  const lines = [...stateLines(state), ...innerTransitions(chart, state).map(innerLine)];
  const widths = lines.map((line) => measure(line, type.weight, type.line));
  const name = stop.width + measure(state.name, type.strong, type.name);
  return {
    width: Math.ceil(Math.max(name, ...widths) * spare) + 2 * pad.state,
    height: row.name + lines.length * row.line + 2 * pad.state - 6,
  };
}

/** Size of a transition's label. */
export function labelSize(transition: ChartTransition, measure: MeasureText): Size {
  const widths = transitionLines(transition).map((line, place) =>
    measure(line, place === 0 ? type.strong : type.weight, type.line),
  );
  return {
    width: Math.ceil(Math.max(...widths) * spare) + 2 * pad.label,
    height: widths.length * row.line + pad.label,
  };
}
