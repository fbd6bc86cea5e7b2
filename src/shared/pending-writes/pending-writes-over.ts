import type { PendingWrite } from './pending-write';

/**
 * Selects the acts to apply on top of a copy of a record, in order: waiting acts, and sent acts that the copy
 * does not contain yet. A copy whose version differs from the act's basis contains the act or a later one.
 * @param version the `lastChange` of the copy
 */
export function pendingWritesOver(
  acts: readonly PendingWrite[],
  record: string,
  version: string,
): readonly PendingWrite[] {
  let shown = version;
  return acts.filter((act) => {
    if (act.record !== record) return false;
    const isOver = act.state === 'waiting' || (act.state === 'sent' && act.basis === shown);
    if (isOver && act.basis !== undefined) shown = act.id;
    return isOver;
  });
}
