import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { limits } from '@/shared/fields';

/** How somebody was told; `not-needed` when they know already. */
export const tellingWays = ['whatsapp', 'sms', 'mail', 'phone', 'not-needed'] as const;

export type TellingWay = (typeof tellingWays)[number];

/** Stored telling. The database rules are generated from this schema. */
export const tellingSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Path of the record that changed: `offers/…`. */
  record: v.pipe(v.string(), v.maxLength(200)),
  /** Event of the change that is told. */
  event: v.pipe(v.string(), v.maxLength(60)),
  way: v.picklist(tellingWays),
  userId: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(limits.name)),
});

/** How far back somebody is reminded to tell, in milliseconds: two weeks. */
export const remindedMs = 14 * 86_400_000;

/** Event of a telling that a paper of a tutor ends. No line of the log has it: the day comes by itself. */
export const paperExpiring = 'paper.expiring';

/** Event of a telling that a lesson is planned, which no line of the log says. Its id is the lesson's. */
export const lessonPlanned = 'lesson.planned';

/** A paper of a tutor, with its last day of validity, `YYYY-MM-DD`. */
interface ExpiringPaper {
  readonly userId: string;
  readonly kind: string;
  readonly expiry: string;
}

/** Id of the telling that a paper ends: one for each paper and last day. */
export const paperTellingId = ({ userId, kind, expiry }: ExpiringPaper): string =>
  `paper-${userId}-${kind}-${expiry}`;

/** Event of a telling that lessons are not paid. No line of the log has it: what is owed comes by itself. */
export const paymentDue = 'payment.due';

/**
 * Id of the telling that a family owes something: at most one for each day.
 * @param day `YYYY-MM-DD`
 */
export const dueTellingId = (ref: string, day: string): string => `due-${ref}-${day}`;

/** What follows the code in such an id. The database rules are generated from it. */
export const dueIdEnd = '-[0-9]{4}-[0-9]{2}-[0-9]{2}';

/** What follows the account in the id of a paper's telling. The database rules are generated from it. */
export const paperIdEnd = '-[a-z]+(-[a-z]+)?-[0-9]{4}-[0-9]{2}-[0-9]{2}';

/**
 * Somebody of the office told the person who waits for a change, or a tutor the family. Its id is that of the
 * change's line in the log, so that nothing is told twice. Immutable. One of a tutor holds no name.
 */
export interface Telling extends v.InferOutput<typeof tellingSchema> {
  readonly id: string;
}

export const tellingCollection = 'tellings';
export const tellingPath = (changeId: string): string => `${tellingCollection}/${changeId}`;

/** @throws BackendFailure `invalid` */
export function parseTelling(id: string, data: DocumentData): Telling {
  const parsed = v.safeParse(tellingSchema, data);
  if (!parsed.success) throw new BackendFailure('invalid', `telling ${id}: ${parsed.issues[0].message}`);
  return { id, ...parsed.output };
}

/** The change that is told, and who told it how. */
export interface NewTelling {
  readonly change: { readonly id: string; readonly record: string; readonly event: string };
  readonly way: TellingWay;
  readonly by: { readonly userId: string; readonly name: string };
}

/** Writes down that a change was told. */
export const writeTelling = ({ change, way, by }: NewTelling): Write => ({
  type: 'create',
  path: tellingPath(change.id),
  data: {
    at: serverTime,
    record: change.record,
    event: change.event,
    way,
    userId: by.userId,
    name: by.name,
  },
});
