import { changesOnly, isAdmin, isAdministrator, type AccessContext, type AccessRule } from '@/shared/backend';
import type { Lifecycle, TransitionRole } from './lifecycle';

/** Fields that every change updates. */
const stamp = ['updatedAt', 'lastChange'];

/** Fields that every transition updates. */
const moveStamp = ['state', 'movedAt', ...stamp];

/** Whether a new record is in its initial state, has the backend's time, and is no sample, nor removed. */
export const isNewRecord = (
  { after, now }: Pick<AccessContext, 'after' | 'now'>,
  { initial }: Lifecycle,
): boolean =>
  after?.state === initial &&
  after.isSample === false &&
  !('removal' in after) &&
  [after.createdAt, after.movedAt, after.updatedAt].every((time) => time === now);

/** Returns who makes the transition; null when not allowed. */
export type MoverOf = (context: AccessContext) => TransitionRole | null | Promise<TransitionRole | null>;

/** An administrator without the duty acts neither for the office nor for a family. */
export const officeOrCodeHolder = (context: AccessContext): TransitionRole | null => {
  if (isAdministrator(context)) return isAdmin(context) ? 'office' : null;
  return 'code-holder';
};

/**
 * Access rule of a record with a lifecycle. The office makes its transitions or updates without a transition
 * (a note); others make only their own transitions. A transition may also set the fields named for its mover.
 */
export function lifecycleRule(
  lifecycle: Lifecycle,
  fieldsOfTransition: Readonly<Partial<Record<TransitionRole, readonly string[]>>>,
  moverOf: MoverOf = officeOrCodeHolder,
): AccessRule {
  return async (context) => {
    const by = await moverOf(context);
    const { before, after, now } = context;
    if (by === null || !before || after?.updatedAt !== now) return false;
    if (before.state === after.state) return by === 'office' && changesOnly(context, stamp);
    return (
      lifecycle.allows(String(before.state), String(after.state), by) &&
      after.movedAt === now &&
      changesOnly(context, [...moveStamp, ...(fieldsOfTransition[by] ?? [])])
    );
  };
}
