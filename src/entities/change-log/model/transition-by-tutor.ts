import { createChangeId, type ChangedBy } from './change';
import { logTransition } from './log-transition';
import type { NewPendingWrite } from '@/shared/pending-writes';
import type { Signature } from '@/shared/pending-writes';

/** Author of a change-log entry by a tutor. */
export const signedByTutor = ({ userId, name }: Signature): ChangedBy => ({ kind: 'tutor', userId, name });

export interface TutorTransition {
  readonly record: string;
  /** Version of the record on screen. */
  readonly basis: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** A transition by a tutor. Its `changes` are what the screen shows while the act is pending. */
export function transitionByTutor(
  who: Signature,
  { basis, ...transition }: TutorTransition,
): NewPendingWrite {
  const id = createChangeId();
  return {
    id,
    owner: who.userId,
    basis,
    record: transition.record,
    event: transition.event,
    writes: logTransition({ id, by: signedByTutor(who), ...transition }),
    shown: transition.changes ?? {},
  };
}
