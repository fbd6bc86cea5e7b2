import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Chart, ChartState, ChartTransition } from './chart';

function within(state: ChartState, value: StateValue | undefined): readonly string[] {
  const inner = state.states.flatMap((child) => {
    if (typeof value === 'string') return child.name === value ? within(child, undefined) : [];
    return value && child.name in value ? within(child, value[child.name]) : [];
  });
  return [state.id, ...inner];
}

/** The ids of the states that a machine is in: the whole, and each state inside it that is on. */
export function liveStates(chart: Chart, snapshot: Pick<AnyMachineSnapshot, 'value'>): ReadonlySet<string> {
  return new Set(within(chart.root, snapshot.value as StateValue));
}

/** Events that somebody may send to a machine that is in these states, with the transitions they could take. */
export function offeredTransitions(chart: Chart, live: ReadonlySet<string>): readonly ChartTransition[] {
  return chart.transitions.filter(({ from, trigger }) => trigger.kind === 'event' && live.has(from));
}

/** The types of events that a chart knows, those that could do something now first. */
export function eventTypes(chart: Chart, live: ReadonlySet<string>): readonly string[] {
  const typesOf = (transitions: readonly ChartTransition[]) =>
    transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.type] : []));
  return [...new Set([...typesOf(offeredTransitions(chart, live)), ...typesOf(chart.transitions)])];
}
