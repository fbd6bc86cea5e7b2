import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { limits, minuteShape, optionalText, readStored, userIdShape } from '@/shared/fields';
import { lessonLife } from './lesson-life';

/** Whether the learner was there. */
export const attendances = ['present', 'late', 'absent'] as const;

/** How well the topic is understood: 1 just met, 2 with help, 3 alone, 4 can explain it to others. */
export const masteries = ['1', '2', '3', '4'] as const;

/** Why a lesson does not take place; coded, for all sides. */
export const lessonCancelReasons = ['ill', 'travel', 'school', 'weather', 'other-time', 'other'] as const;

/** Notice for cancelling without a reason being counted, in milliseconds: 12 hours. */
export const cancelNoticeMs = 43_200_000;

/** A lesson is written down at most so many days after its day, and planned at most so many days ahead. */
export const lessonDays = { after: 31, ahead: 400 } as const;

export type Attendance = (typeof attendances)[number];
export type Mastery = (typeof masteries)[number];
export type LessonCancelReason = (typeof lessonCancelReasons)[number];

export const planners = ['family', 'tutor', 'office'] as const;

/** `plan`, `office`, or the entry at the door: `arrival-1`. */
const proofShape = /^(plan|office|(arrival|leaving)-[1-9])$/;

/** Of a lesson that the family plans and to which the tutor does not come: it stood so long before its start, in milliseconds. */
export const seenBeforeMs = 43_200_000;

const time = v.pipe(v.string(), v.isoTimestamp());

/** When a lesson begins, as it is planned: ISO-8601 UTC, which is the time of Accra. To the minute. */
const startsAt = v.pipe(v.string(), v.regex(minuteShape));

export const reportSchema = v.strictObject({
  attendance: v.picklist(['', ...attendances]),
  topic: optionalText(limits.shortText),
  mastery: v.picklist(['', ...masteries]),
  /** What comes next, or what to practise. */
  next: optionalText(limits.shortText),
});

/** A lesson as it is stored. The database rules are written from it. */
export const lessonSchema = v.strictObject({
  state: v.picklist(lessonLife.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  /** Who planned it: what the family planned, its silence confirms. */
  plannedBy: v.exactOptional(v.picklist(planners)),
  /** What stands for the family's word where the office confirms: the family's own plan, a door code that was typed right, or the office's word. */
  proof: v.exactOptional(v.pipe(v.string(), v.regex(proofShape))),
  startsAt,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(240)),
  /** The first one, with an adult of the family present. */
  isTrial: v.boolean(),
  where: v.picklist(['home', 'online']),
  /** Pesewas. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200_000)),
  report: reportSchema,
  cancellation: v.strictObject({
    reason: v.picklist(['', ...lessonCancelReasons]),
    words: optionalText(limits.shortText),
  }),
});

/** One lesson of an offer that was chosen. */
export interface Lesson extends v.InferOutput<typeof lessonSchema> {
  readonly id: string;
  readonly offerId: string;
}

export type LessonReport = v.InferOutput<typeof reportSchema>;

export const lessonsCollection = (offerId: string): string => `offers/${offerId}/lessons`;

export const lessonPath = (offerId: string, id: string): string => `${lessonsCollection(offerId)}/${id}`;

export function parseLesson(offerId: string, id: string, data: DocumentData): Lesson {
  const read = readStored(lessonSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `lesson ${id}: ${read.problem}`);
  return { id, offerId, ...read.output };
}

export interface NewLesson {
  readonly id: string;
  readonly offerId: string;
  readonly tutorId: string;
  readonly plannedBy: (typeof planners)[number];
  /** ISO-8601 UTC to the minute. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly isTrial: boolean;
  readonly where: 'home' | 'online';
  readonly price: number;
}

/**
 * Plans a lesson. When the family plans it, its act (`lesson.planned`, with the lesson's id) goes into the same batch.
 */
export function planLesson({ id, offerId, ...lesson }: NewLesson): Write {
  return {
    type: 'create',
    path: lessonPath(offerId, id),
    data: {
      state: lessonLife.initial,
      createdAt: serverTime,
      movedAt: serverTime,
      updatedAt: serverTime,
      lastChange: '',
      isSample: false,
      ...lesson,
      report: { attendance: '', topic: '', mastery: '', next: '' },
      cancellation: { reason: '', words: '' },
    },
  };
}
