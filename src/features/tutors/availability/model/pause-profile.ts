import { tutorPath, type Tutor } from '@/entities/tutor';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { transitionByTutor } from '@/entities/change-log';
import type { Signature } from '@/shared/pending-writes';

/** Pauses or resumes the profile for new learners. */
export const pauseProfile = (
  who: Signature,
  { state, updatedAt }: Tutor,
  to: 'active' | 'paused',
): NewPendingWrite =>
  transitionByTutor(who, {
    record: tutorPath(who.userId),
    basis: updatedAt,
    event: to === 'paused' ? 'tutor.paused' : 'tutor.resumed',
    from: state,
    to,
  });
