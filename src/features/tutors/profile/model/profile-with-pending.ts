import { tutorPath, type Tutor } from '@/entities/tutor';
import { isWaitingWrite, type PendingWrite } from '@/shared/pending-writes';
import { actsOfRecord, type Shown } from '@/shared/pending-writes';

/** The profile with the acts of this phone applied. */
export function profileWithPending(tutor: Tutor, acts: readonly PendingWrite[]): Shown<Tutor> {
  const record = tutorPath(tutor.id);
  const isOver = (act: PendingWrite) =>
    isWaitingWrite(act) || (act.state === 'sent' && act.basis === tutor.updatedAt);
  const over = acts.filter((act) => act.record === record && isOver(act));
  const after = (profile: Tutor, act: PendingWrite): Tutor => {
    if (act.event === 'tutor.paused') return { ...profile, state: 'paused' };
    if (act.event === 'tutor.resumed') return { ...profile, state: 'active' };
    // Written by this page from validated form values.
    return act.event === 'profile.changed' ? { ...profile, ...(act.shown as Partial<Tutor>) } : profile;
  };
  return { ...actsOfRecord(acts, record), item: over.reduce(after, tutor) };
}
