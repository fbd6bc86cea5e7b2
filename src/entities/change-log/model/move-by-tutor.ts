import { createChangeId, type ChangedBy } from './change';
import { logTransition } from './log-transition';
import type { NewAct } from '@/shared/pending-writes';
import type { Signature } from '@/shared/pending-writes';

/** A line of the change log in the tutor's name. */
export const signedByTutor = ({ userId, name }: Signature): ChangedBy => ({ kind: 'tutor', userId, name });

export interface TutorMove {
  readonly record: string;
  /** The version of the record that was on the screen. */
  readonly basis: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** A move along a life; its fields are what the screen shows while it waits. */
export function moveByTutor(who: Signature, { basis, ...move }: TutorMove): NewAct {
  const id = createChangeId();
  return {
    id,
    owner: who.userId,
    basis,
    record: move.record,
    event: move.event,
    writes: logTransition({ id, by: signedByTutor(who), ...move }),
    shown: move.changes ?? {},
  };
}
