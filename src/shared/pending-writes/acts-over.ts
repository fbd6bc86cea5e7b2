import type { Act } from './act';

/**
 * The acts that lie over a copy of a record, in their order: what waits, and what the backend has taken but this copy does not show
 * yet. A copy of another version than the act was based on shows the act already, or something that came after it.
 * @param version of the copy: its `lastChange`
 */
export function actsOver(acts: readonly Act[], record: string, version: string): readonly Act[] {
  let shown = version;
  return acts.filter((act) => {
    if (act.record !== record) return false;
    const isOver = act.state === 'waiting' || (act.state === 'sent' && act.basis === shown);
    if (isOver && act.basis !== undefined) shown = act.id;
    return isOver;
  });
}
