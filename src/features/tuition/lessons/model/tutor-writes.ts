import { createChangeId } from '@/entities/change-log';
import {
  lessonPath,
  writeDoorEntry,
  type DoorEntry,
  type Lesson,
  type LessonReport,
} from '@/entities/lesson';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { transitionByTutor, type TutorTransition } from '@/entities/change-log';
import type { Signature } from '@/shared/pending-writes';

const lessonTransition = (
  who: Signature,
  { offerId, id, state, lastChange }: Lesson,
  to: 'taught' | 'cancelled' | 'missed',
  changes?: TutorTransition['changes'],
): NewPendingWrite =>
  transitionByTutor(who, {
    record: lessonPath(offerId, id),
    basis: lastChange,
    event: `lesson.${to}`,
    from: state,
    to,
    ...(changes && { changes }),
  });

/** Reports a lesson: attendance, topic and next steps. */
export const teach = (who: Signature, lesson: Lesson, report: LessonReport): NewPendingWrite =>
  lessonTransition(who, lesson, 'taught', { report });

/** Cancels a planned lesson. */
export const cancelLesson = (
  who: Signature,
  lesson: Lesson,
  cancellation: Lesson['cancellation'],
): NewPendingWrite => lessonTransition(who, lesson, 'cancelled', { cancellation });

/** Reports that the tutor came and nobody was there. */
export const missLesson = (who: Signature, lesson: Lesson): NewPendingWrite =>
  lessonTransition(who, lesson, 'missed', { missedBy: 'family' });

/** Disputes the family's report that the tutor did not come. */
export const disputeMiss = (
  who: Signature,
  { offerId, id, state, lastChange }: Lesson,
  words: string,
): NewPendingWrite =>
  transitionByTutor(who, {
    record: lessonPath(offerId, id),
    basis: lastChange,
    event: 'miss.disputed',
    from: state,
    to: 'contested',
    changes: { cancellation: { reason: '', words } },
  });

/** Stores the door code that the tutor typed. */
export function typeDoorCode(who: Signature, lesson: Lesson, entry: Omit<DoorEntry, 'at'>): NewPendingWrite {
  return {
    id: createChangeId(),
    owner: who.userId,
    record: lessonPath(lesson.offerId, lesson.id),
    event: `door.${entry.moment}`,
    writes: [writeDoorEntry({ offerId: lesson.offerId, lessonId: lesson.id }, entry)],
    isShared: true,
    shown: { ...entry },
  };
}
