import { changeOwnFields } from './write-tutor';
import { tutorPath, type OwnFields, type TaughtFields, type Tutor } from './tutor';
import type { NewPendingWrite } from '@/shared/pending-writes';
import type { Signature } from '@/shared/pending-writes';

/** Changes the fields of a profile that belong to the tutor, or leaves out subjects and levels. */
export const changeProfile = (
  who: Signature,
  { updatedAt }: Pick<Tutor, 'updatedAt'>,
  fields: Partial<OwnFields & TaughtFields>,
): NewPendingWrite => ({
  id: crypto.randomUUID(),
  owner: who.userId,
  record: tutorPath(who.userId),
  // The profile has no change-log entry, so `updatedAt` is its version.
  basis: updatedAt,
  event: 'profile.changed',
  writes: [changeOwnFields(who.userId, fields)],
  shown: { ...fields },
});
