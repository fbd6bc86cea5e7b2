import { changesOnly, isAdmin, type AccessRule } from '../../backend';
import type { Life, MovedBy } from './life';

/** Fields that every change of a record touches. */
const stamp = ['updatedAt', 'lastChange'];

/** Fields that every move changes. */
const moveStamp = ['state', 'movedAt', ...stamp];

/**
 * Who may change a record with a life: the office moves it as its life allows, or leaves the state alone (a note);
 * whoever holds the code makes only the moves that are theirs. A move may fill the fields named for it.
 */
export function lifeRule(life: Life, fieldsOfMove: Readonly<Record<MovedBy, readonly string[]>>): AccessRule {
  return (context) => {
    const by: MovedBy = isAdmin(context) ? 'office' : 'code-holder';
    const { before, after, now } = context;
    if (!before || after?.updatedAt !== now) return false;
    if (before.state === after.state) return by === 'office' && changesOnly(context, stamp);
    return (
      life.allows(String(before.state), String(after.state), by) &&
      after.movedAt === now &&
      changesOnly(context, [...moveStamp, ...fieldsOfMove[by]])
    );
  };
}
