import { codeHolder, createChangeId, logMove } from '@/entities/change-log';
import { lessonPath, planLesson, type Lesson, type LessonEvent, type LessonState } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { doorCodeId, writeDoorCode, writeFamilyAct, type DoorCode } from '@/entities/tuition-request';
import type { NewAct } from '@/shared/pending-writes';

export interface LessonPlan {
  /** ISO-8601 UTC to the minute. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly isTrial: boolean;
  readonly where: 'home' | 'online';
}

/** The family plans a lesson with the tutor whom it has chosen. */
export function planFamilyLesson(
  ref: string,
  { id: offerId, tutorId, price }: Pick<Offer, 'id' | 'tutorId' | 'price'>,
  plan: LessonPlan,
): NewAct {
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

/** Four digits for one moment of a lesson. Nobody who does not hold the family's code can read them. */
export function issueDoorCode(
  ref: string,
  { id: lessonId, offerId }: Pick<Lesson, 'id' | 'offerId'>,
  { moment, issue, code, adult }: Pick<DoorCode, 'moment' | 'issue' | 'code' | 'adult'>,
): NewAct {
  return {
    // The same for a second press: the first code stands.
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

/** What the family says of a lesson: taught as reported, not so, cancelled, or nobody came. */
export function answerLesson(
  ref: string,
  { id: lessonId, offerId, state, lastChange }: Pick<Lesson, 'id' | 'offerId' | 'state' | 'lastChange'>,
  event: FamilyLessonEvent,
  cancellation?: Lesson['cancellation'],
): NewAct {
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
      ...logMove({ id, by: codeHolder, ...move, ...(cancellation && { changes: { cancellation } }) }),
      writeFamilyAct(ref, id, record, event),
    ],
    shown: { ...cancellation },
  };
}
