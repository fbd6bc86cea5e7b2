import { codeHolder, createChangeId, logTransition } from '@/entities/change-log';
import { lessonPath, planLesson, type Lesson, type LessonEvent, type LessonState } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { doorCodeId, writeDoorCode, writeFamilyAct, type DoorCode } from '@/entities/tuition-request';
import type { NewPendingWrite } from '@/shared/pending-writes';

export interface LessonPlan {
  /** ISO 8601 in UTC, to the minute. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly isTrial: boolean;
  readonly where: 'home' | 'online';
}

/** The family plans a lesson with its chosen tutor. */
export function planFamilyLesson(
  ref: string,
  { id: offerId, tutorId, price }: Pick<Offer, 'id' | 'tutorId' | 'price'>,
  plan: LessonPlan,
): NewPendingWrite {
  const id = crypto.randomUUID();
  const record = lessonPath(offerId, id);
  return {
    id,
    owner: ref,
    record,
    event: 'lesson.planned',
    writes: [
      planLesson({ id, offerId, tutorId, plannedBy: 'family', price, ...plan }),
      writeFamilyAct(ref, id, record, 'lesson.planned'),
    ],
    shown: { startsAt: plan.startsAt, isTrial: plan.isTrial },
  };
}

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
} as const satisfies Partial<Record<LessonEvent, LessonState>>;

export type FamilyLessonEvent = keyof typeof lessonTargets;

/** The family confirms, disputes or cancels a lesson, or reports that nobody came. */
export function answerLesson(
  ref: string,
  { id: lessonId, offerId, state, lastChange }: Pick<Lesson, 'id' | 'offerId' | 'state' | 'lastChange'>,
  event: FamilyLessonEvent,
  cancellation?: Lesson['cancellation'],
): NewPendingWrite {
  const id = createChangeId();
  const record = lessonPath(offerId, lessonId);
  const move = { record, event, from: state, to: lessonTargets[event] };
  return {
    id,
    owner: ref,
    record,
    basis: lastChange,
    event,
    writes: [
      ...logTransition({ id, by: codeHolder, ...move, ...(cancellation && { changes: { cancellation } }) }),
      writeFamilyAct(ref, id, record, event),
    ],
    shown: { ...cancellation },
  };
}
