import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { limits, minuteShape, optionalText, readStored, userIdShape } from '@/shared/fields';
import type { PersonalFields } from '@/shared/fields';
import { lessonLifecycle } from './lesson-lifecycle';

/** The learner's attendance. */
export const attendances = ['present', 'late', 'absent'] as const;

/** Mastery of the topic: 1 new, 2 with help, 3 alone, 4 can explain it to others. */
export const masteries = ['1', '2', '3', '4'] as const;

/** Reasons for cancelling a lesson. */
export const lessonCancelReasons = ['ill', 'travel', 'school', 'weather', 'other-time', 'other'] as const;

/** Notice below which a cancellation is counted, in milliseconds: 12 hours. */
export const cancelNoticeMs = 43_200_000;

/** A lesson can be recorded at most `after` days later, and planned at most `ahead` days ahead. */
export const lessonDays = { after: 31, ahead: 400 } as const;

export type Attendance = (typeof attendances)[number];
export type Mastery = (typeof masteries)[number];

export const planners = ['family', 'tutor', 'office'] as const;

/** The two sides of a lesson. */
export const sides = ['family', 'tutor'] as const;

export type Side = (typeof sides)[number];

/** `plan`, `office`, or the id of a door entry: `arrival-1`. */
const proofShape = /^(plan|office|(arrival|leaving)-[1-9])$/;

/**
 * A family may report a no-show only when it planned the lesson at least this long before, in milliseconds.
 */
export const seenBeforeMs = 43_200_000;

/** How often another time may be proposed for one lesson. */
export const maximumMoves = 3;

/**
 * Family and tutor propose another time at least this long before the lesson, and before the proposed time,
 * in milliseconds: 12 hours. After that they call.
 */
export const moveNoticeMs = 43_200_000;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Planned start, to the minute. ISO 8601 UTC, which is also the time in Accra. */
const startsAt = v.pipe(v.string(), v.regex(minuteShape));

export const reportSchema = v.strictObject({
  attendance: v.picklist(['', ...attendances]),
  topic: optionalText(limits.shortText),
  mastery: v.picklist(['', ...masteries]),
  /** Next topic, or what to practise. */
  next: optionalText(limits.shortText),
});

/** A proposal to move a lesson, and what became of it. The latest one is stored in the lesson. */
export const lessonMoveSchema = v.strictObject({
  /** Number of the proposal, from 1. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumMoves)),
  /** The proposed start. */
  startsAt,
  /** The start when it was proposed. */
  oldStart: startsAt,
  reason: v.picklist(lessonCancelReasons),
  /** Empty until it is answered, or withdrawn by who made it. */
  answer: v.picklist(['', 'accepted', 'declined', 'withdrawn']),
  /** Why it was declined; a family declines without words. */
  words: optionalText(limits.shortText),
  /** Who proposed it; earlier proposals lack it. */
  by: v.exactOptional(v.picklist(['family', 'office', 'tutor'])),
});

/** Stored lesson. The database rules are generated from this schema. */
export const lessonSchema = v.strictObject({
  state: v.picklist(lessonLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  /** Who planned it. Silence confirms what the family planned. */
  plannedBy: v.exactOptional(v.picklist(planners)),
  /**
   * Replaces the family's confirmation when the office confirms: the family's own plan, a correct door code,
   * or the office's word.
   */
  proof: v.exactOptional(v.pipe(v.string(), v.regex(proofShape))),
  startsAt,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(240)),
  /** The first lesson, with an adult of the family present. */
  isTrial: v.boolean(),
  where: v.picklist(['home', 'online']),
  /** In pesewas. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200_000)),
  /** Agreed transport on top of the price, in pesewas; lessons without lack it. */
  transport: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000))),
  report: reportSchema,
  cancellation: v.strictObject({
    reason: v.picklist(['', ...lessonCancelReasons]),
    words: optionalText(limits.shortText),
  }),
  /** Who was not there, as the other side or the office says; only of missed lessons. */
  missedBy: v.exactOptional(v.picklist(sides)),
  /** Lessons without a proposal have none. */
  move: v.exactOptional(lessonMoveSchema),
});

/** Emptied with the family or the tutor. */
export const personalFieldsOfLesson: PersonalFields = [
  'report.topic',
  'report.next',
  'cancellation.words',
  'move.words',
];

export type LessonMove = v.InferOutput<typeof lessonMoveSchema>;

/** A lesson of a chosen offer. */
export interface Lesson extends v.InferOutput<typeof lessonSchema> {
  readonly id: string;
  readonly offerId: string;
}

/** When a lesson ends, in milliseconds of the clock. */
export const endOfLesson = ({ startsAt, minutes }: Pick<Lesson, 'startsAt' | 'minutes'>): number =>
  Date.parse(startsAt) + minutes * 60_000;

/** How long after its end a lesson still counts as being at the door, in milliseconds: 2 hours. */
const atDoorMs = 7_200_000;

/** Until when a lesson is at the door: who leaves late is read the second code. Milliseconds of the clock. */
export const atDoorUntil = (lesson: Pick<Lesson, 'startsAt' | 'minutes'>): number =>
  endOfLesson(lesson) + atDoorMs;

/** How long after a lesson the tutor's phone may be without network, in milliseconds: 24 hours. */
const heardMs = 86_400_000;

/**
 * Until when what the tutor typed at the door, and the report, may still be on the tutor's phone alone.
 * Milliseconds of the clock.
 */
export const heardUntil = (lesson: Pick<Lesson, 'startsAt' | 'minutes'>): number =>
  endOfLesson(lesson) + heardMs;

/** What a lesson costs with transport, in pesewas. */
export const amountOf = ({ price, transport = 0 }: Pick<Lesson, 'price' | 'transport'>): number =>
  price + transport;

export type LessonReport = v.InferOutput<typeof reportSchema>;

export const lessonsCollection = (offerId: string): string => `offers/${offerId}/lessons`;

/** The lessons of all offers, for the office. */
export const lessonsGroup = 'offers/*/lessons';

export const lessonPath = (offerId: string, id: string): string => `${lessonsCollection(offerId)}/${id}`;

export function parseLesson(offerId: string, id: string, data: DocumentData): Lesson {
  const read = readStored(lessonSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `lesson ${id}: ${read.problem}`);
  return { id, offerId, ...read.output };
}

/** Reads a lesson of `lessonsGroup`, whose path names its offer. */
export function parseLessonAt(path: string, data: DocumentData): Lesson {
  const [, offerId = '', , id = ''] = path.split('/');
  return parseLesson(offerId, id, data);
}

export interface NewLesson {
  readonly id: string;
  readonly offerId: string;
  readonly tutorId: string;
  readonly plannedBy: (typeof planners)[number];
  /** ISO 8601 UTC, to the minute. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly isTrial: boolean;
  readonly where: 'home' | 'online';
  readonly price: number;
  /** Absent when there is none. */
  readonly transport?: number;
}

/**
 * Creates a lesson. When the family plans it, its act (`lesson.planned`, with the lesson's id) belongs in the
 * same batch.
 */
export function planLesson({ id, offerId, ...lesson }: NewLesson): Write {
  return {
    type: 'create',
    path: lessonPath(offerId, id),
    data: {
      state: lessonLifecycle.initial,
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
