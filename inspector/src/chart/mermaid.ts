import words from '../../locales/en.json';
import { statesWithin, type Chart, type ChartState, type ChartTransition } from './chart';
import { transitionLines } from './chart-words';

/** Safe ids of states; their names may contain Mermaid syntax. */
type Names = ReadonlyMap<string, string>;

const clean = (text: string) => text.replace(/[:;#{}\n]/g, ' ').trim();

/** Mermaid cannot draw a transition from a state to a nested one, so it starts at a placeholder. */
const standIn = (name: string) => `${name}any`;

const isInward = (chart: Chart, { from, to }: ChartTransition) => {
  const source = statesWithin(chart.root).find(({ id }) => id === from);
  return source !== undefined && statesWithin(source).some(({ id }) => id !== from && to.includes(id));
};

function insideText(chart: Chart, state: ChartState, names: Names, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  const start = state.initial ? [`${indent}[*] --> ${names.get(state.initial) ?? ''}`] : [];
  const hasInward = chart.transitions.some((one) => one.from === state.id && isInward(chart, one));
  const any = hasInward
    ? [`${indent}state "${words.chart.anyState}" as ${standIn(names.get(state.id) ?? '')}`]
    : [];
  const parts = state.states.map((child) => stateText(chart, child, names, depth).join('\n'));
  const between = state.kind === 'parallel' ? `\n${indent}--\n` : '\n';
  return [...any, ...start, parts.join(between)];
}

function stateText(chart: Chart, state: ChartState, names: Names, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  const name = names.get(state.id) ?? '';
  const own = `${indent}state "${clean(state.name)}" as ${name}`;
  if (state.states.length > 0) {
    return [`${own} {`, ...insideText(chart, state, names, depth + 1), `${indent}}`];
  }
  return state.kind === 'final' ? [own, `${indent}${name} --> [*]`] : [own];
}

function transitionText(chart: Chart, transition: ChartTransition, names: Names): readonly string[] {
  const label = clean(transitionLines(transition).join(' '));
  const source = names.get(transition.from) ?? '';
  const from = isInward(chart, transition) ? standIn(source) : source;
  return transition.to.map((to) => `  ${from} --> ${names.get(to) ?? ''} : ${label}`);
}

/** Exports the chart as a Mermaid state diagram. */
export function mermaidText(chart: Chart): string {
  const names = new Map(statesWithin(chart.root).map(({ id }, place) => [id, `s${place}`]));
  return [
    'stateDiagram-v2',
    ...insideText(chart, chart.root, names, 1),
    ...chart.transitions.flatMap((transition) => transitionText(chart, transition, names)),
    '',
  ].join('\n');
}
