import type { Lifecycle } from '@/shared/lib/lifecycle';
import { define } from './define';
import { literal } from './schema-rules';

/** Slots of a lifecycle: its initial state, and a function with its transitions. */
export function lifecycleOf(called: string, { initial, transitions }: Lifecycle) {
  const lines = transitions.map(
    ({ from, event, to, by }) => `\n      ${literal(`${from} ${event} ${to} ${by}`)}`,
  );
  return {
    [`${called} initial`]: literal(initial),
    [`function ${called}Moves`]: define(`${called}Moves()`, [`[${lines.join(',')}\n    ]`]),
  };
}

/**
 * Converts a time limit to hours for the rules.
 * @throws Error for a fraction of an hour
 */
export function hoursOf(milliseconds: number): string {
  const hours = milliseconds / 3_600_000;
  if (!Number.isInteger(hours)) throw new Error(`a deadline of ${milliseconds} ms is not in whole hours`);
  return String(hours);
}
