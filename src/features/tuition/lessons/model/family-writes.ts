import { codeHolder, createChangeId, logTransition } from '@/entities/change-log';
import { lessonPath, type Lesson, type LessonEvent, type LessonState } from '@/entities/lesson';
import { doorCodeId, writeDoorCode, writeFamilyAct, type DoorCode } from '@/entities/tuition-request';
import type { NewPendingWrite } from '@/shared/pending-writes';

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
  { id: lessonId, offerId, state, lastChange }: Pick<Lesson, 'id' | 'offerId' | 'state' | 'lastChange'>,
  event: FamilyLessonEvent,
  cancellation?: Lesson['cancellation'],
): NewPendingWrite {
  const id = createChangeId();
  const record = lessonPath(offerId, lessonId);
  const transition = { record, event, from: state, to: lessonTargets[event] };
  const changes = {
    ...(cancellation && { cancellation }),
    ...(event === 'lesson.missed' && { missedBy: 'tutor' }),
  };
  return {
    id,
    owner: ref,
    record,
    basis: lastChange,
    event,
    writes: [
      ...logTransition({
        id,
        by: codeHolder,
        ...transition,
        ...(Object.keys(changes).length > 0 && { changes }),
      }),
      writeFamilyAct(ref, id, record, event),
    ],
    shown: { ...cancellation },
  };
}
