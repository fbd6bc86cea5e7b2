import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Chart, ChartState, ChartTransition } from './chart';

function within(state: ChartState, value: StateValue | undefined): readonly string[] {
  const inner = state.states.flatMap((child) => {
    if (typeof value === 'string') return child.name === value ? within(child, undefined) : [];
    return value && child.name in value ? within(child, value[child.name]) : [];
  });
  return [state.id, ...inner];
}

/** Ids of the active states, including the root. */
export function liveStates(chart: Chart, snapshot: Pick<AnyMachineSnapshot, 'value'>): ReadonlySet<string> {
  return new Set(within(chart.root, snapshot.value as StateValue));
}

/** Event transitions from the active states. */
export function offeredTransitions(chart: Chart, live: ReadonlySet<string>): readonly ChartTransition[] {
  return chart.transitions.filter(({ from, trigger }) => trigger.kind === 'event' && live.has(from));
}

/** Event types of a chart, currently possible ones first. */
export function eventTypes(chart: Chart, live: ReadonlySet<string>): readonly string[] {
  const typesOf = (transitions: readonly ChartTransition[]) =>
    transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.type] : []));
  return [...new Set([...typesOf(offeredTransitions(chart, live)), ...typesOf(chart.transitions)])];
}
