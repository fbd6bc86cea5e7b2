import { changeOwnFields, tutorPath, type OwnFields, type Tutor } from '@/entities/tutor';
import type { NewAct } from '@/shared/pending-writes';
import type { Signature } from './signed-acts';

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
