import { createChangeId, transitionByTutor } from '@/entities/change-log';
import {
  assignmentPath,
  assignPractice,
  type Assignment,
  type NewAssignment,
} from '@/entities/practice/assignment';
import type { NewPendingWrite, Signature } from '@/shared/pending-writes';

/**
 * Assigns practice.
 * @param earlier the act that assigns the number before, while it waits: numbers have no gaps
 */
export function assign(
  who: Signature,
  given: Omit<NewAssignment, 'tutorId'>,
  earlier: string | undefined,
): NewPendingWrite {
  const assignment = { ...given, tutorId: who.userId };
  return {
    id: createChangeId(),
    owner: who.userId,
    record: assignmentPath(given.offerId, given.id),
    event: 'assignment.assigned',
    writes: [assignPractice(assignment)],
    // On another phone the tutor may have used the number.
    isShared: true,
    ...(earlier !== undefined && { waitsFor: earlier }),
    shown: { ...assignment },
  };
}

/** The tutor has seen the result, or takes back what was not done. */
export const closeAssignment = (
  who: Signature,
  { offerId, id, state, lastChange }: Assignment,
  to: 'finished' | 'withdrawn',
): NewPendingWrite =>
  transitionByTutor(who, {
    record: assignmentPath(offerId, id),
    basis: lastChange,
    event: `assignment.${to}`,
    from: state,
    to,
  });
