import { lessonPath, type Lesson, type LessonEvent, type LessonState } from '@/entities/lesson';
import { doorCodeId, writeDoorCode, type DoorCode } from '@/entities/tuition-request';
import type { NewPendingWrite, OwnPendingWrites } from '@/shared/pending-writes';
import { transitionByFamily } from './transition-by-family';

/** Issues a four-digit door code. Only the holder of the family's code can read it. */
export function issueDoorCode(
  ref: string,
  { id: lessonId, offerId }: Pick<Lesson, 'id' | 'offerId'>,
  { moment, issue, code, adult }: Pick<DoorCode, 'moment' | 'issue' | 'code' | 'adult'>,
): NewPendingWrite {
  return {
    // Deterministic ID: a second press keeps the first code.
    id: doorCodeId(lessonId, moment, issue),
    owner: ref,
    record: lessonPath(offerId, lessonId),
    event: 'door.code',
    writes: [writeDoorCode(ref, { lessonId, offerId, moment, issue, code, adult })],
    isShared: true,
    shown: { lessonId, moment, issue, code, adult },
  };
}

const lessonTargets = {
  'lesson.confirmed': 'confirmed',
  'lesson.disputed': 'disputed',
  'lesson.cancelled': 'cancelled',
  'lesson.missed': 'missed',
  'miss.disputed': 'contested',
} as const satisfies Partial<Record<LessonEvent, LessonState>>;

export type FamilyLessonEvent = keyof typeof lessonTargets;

/**
 * The family confirms, disputes or cancels a lesson, reports that nobody came, or disputes that it was away
 * itself.
 */
export function answerLesson(
  ref: string,
  lesson: Pick<Lesson, 'id' | 'offerId' | 'state' | 'lastChange'>,
  event: FamilyLessonEvent,
  cancellation?: Lesson['cancellation'],
): NewPendingWrite {
  const changes = {
    ...(cancellation && { cancellation }),
    ...(event === 'lesson.missed' && { missedBy: 'tutor' }),
  };
  return transitionByFamily(ref, lesson, {
    event,
    to: lessonTargets[event],
    changes,
    shown: { ...cancellation },
  });
}

/** Whether this phone has cancelled a lesson, or said that nobody came, and waits until that is stored. */
export const isGivenUp = (
  acts: Pick<OwnPendingWrites, 'isDoing'>,
  { id, offerId, lastChange }: Pick<Lesson, 'id' | 'offerId' | 'lastChange'>,
): boolean =>
  (['lesson.missed', 'lesson.cancelled'] as const).some((event) =>
    acts.isDoing(event, lastChange, lessonPath(offerId, id)),
  );
