import type { AnyMachineSnapshot, StateValue } from 'xstate';

function valueText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .flatMap(([name, inner]) => {
      if (inner === undefined) return [];
      const text = valueText(inner);
      return [text === '' ? name : `${name}.${text}`];
    })
    .join(', ');
}

/** The active states in one line: `open.editing, saved`. */
export const stateText = (snapshot: Pick<AnyMachineSnapshot, 'value'>): string =>
  valueText(snapshot.value as StateValue);
