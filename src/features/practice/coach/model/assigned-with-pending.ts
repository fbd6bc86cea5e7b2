import * as v from 'valibot';
import { assignmentPath, type Assignment } from '@/entities/practice/assignment';
import {
  actsOfRecord,
  isFailedWrite,
  pendingWritesOver,
  readShown,
  type PendingWrite,
  type Shown,
} from '@/shared/pending-writes';

const assignedShape = v.object({
  id: v.string(),
  offerId: v.string(),
  tutorId: v.string(),
  pack: v.string(),
  topic: v.string(),
  weakness: v.string(),
  note: v.string(),
  dueDay: v.exactOptional(v.string()),
});

const assignmentAfter = (assignment: Assignment, act: PendingWrite): Assignment => {
  const moved = { movedAt: act.addedAt, updatedAt: act.addedAt, lastChange: act.id };
  if (act.event === 'assignment.finished') return { ...assignment, ...moved, state: 'finished' };
  return act.event === 'assignment.withdrawn' ? { ...assignment, ...moved, state: 'withdrawn' } : assignment;
};

/** An assignment of this phone that the list does not contain yet. */
function newAssignment(act: PendingWrite): readonly Assignment[] {
  const assigned =
    act.event === 'assignment.assigned' && !isFailedWrite(act) ? readShown(assignedShape, act) : null;
  if (!assigned) return [];
  const dates = { createdAt: act.addedAt, movedAt: act.addedAt, updatedAt: act.addedAt };
  return [{ ...assigned, ...dates, state: 'assigned', lastChange: '', isSample: false }];
}

/** Assignments of an offer with the acts of this phone applied, newest first. */
export function assignedWithPending(
  offerId: string,
  assignments: readonly Assignment[],
  acts: readonly PendingWrite[],
): readonly Shown<Assignment>[] {
  const known = new Set(assignments.map(({ id }) => id));
  const added = acts.flatMap(newAssignment).filter((one) => one.offerId === offerId && !known.has(one.id));
  return [...assignments, ...added]
    .map((assignment) => {
      const record = assignmentPath(offerId, assignment.id);
      const over = pendingWritesOver(acts, record, assignment.lastChange);
      return { ...actsOfRecord(acts, record), item: over.reduce(assignmentAfter, assignment) };
    })
    .sort((one, other) => Number(other.item.id) - Number(one.item.id));
}
