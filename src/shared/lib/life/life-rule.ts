import { changesOnly, isAdmin, type AccessContext, type AccessRule } from '../../backend';
import type { Life, MovedBy } from './life';

/** Fields that every change of a record touches. */
const stamp = ['updatedAt', 'lastChange'];

/** Fields that every move changes. */
const moveStamp = ['state', 'movedAt', ...stamp];

/** Whether a record begins as its life does: in the first state, now by the backend's own time, and no sample. */
export const isNewRecord = (
  { after, now }: Pick<AccessContext, 'after' | 'now'>,
  { initial }: Life,
): boolean =>
  after?.state === initial &&
  after.isSample === false &&
  [after.createdAt, after.movedAt, after.updatedAt].every((time) => time === now);

/** Who moves the record; null for somebody who may not. */
export type MoverOf = (context: AccessContext) => MovedBy | null | Promise<MovedBy | null>;

const officeOrCodeHolder: MoverOf = (context) => (isAdmin(context) ? 'office' : 'code-holder');

/**
 * Who may change a record with a life: the office moves it as its life allows, or leaves the state alone (a note); the others
 * make only the moves that are theirs. A move may fill the fields named for its mover.
 */
export function lifeRule(
  life: Life,
  fieldsOfMove: Readonly<Partial<Record<MovedBy, readonly string[]>>>,
  moverOf: MoverOf = officeOrCodeHolder,
): AccessRule {
  return async (context) => {
    const by = await moverOf(context);
    const { before, after, now } = context;
    if (by === null || !before || after?.updatedAt !== now) return false;
    if (before.state === after.state) return by === 'office' && changesOnly(context, stamp);
    return (
      life.allows(String(before.state), String(after.state), by) &&
      after.movedAt === now &&
      changesOnly(context, [...moveStamp, ...(fieldsOfMove[by] ?? [])])
    );
  };
}
