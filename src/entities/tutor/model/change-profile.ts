import { changeOwnFields } from './write-tutor';
import { tutorPath, type OwnFields, type Tutor } from './tutor';
import type { NewAct } from '@/shared/pending-writes';
import type { Signature } from '@/shared/pending-writes';

/** Changes the tutor's own part of their profile. */
export const changeProfile = (
  who: Signature,
  { updatedAt }: Pick<Tutor, 'updatedAt'>,
  fields: Partial<OwnFields>,
): NewAct => ({
  id: crypto.randomUUID(),
  owner: who.userId,
  record: tutorPath(who.userId),
  // No line of the log stands for it, so nothing else tells its versions apart.
  basis: updatedAt,
  event: 'profile.changed',
  writes: [changeOwnFields(who.userId, fields)],
  shown: { ...fields },
});
