import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { bookingCancelReasons, counsellingWays, talkTopics } from '@/shared/choices';
import {
  dayShape,
  limits,
  optionalEmail,
  optionalText,
  readStored,
  removalStages,
  requiredName,
  userIdShape,
} from '@/shared/fields';
import { languages } from '@/shared/i18n';
import { bookingCode } from './booking-code';
import { bookingLifecycle, maximumMoves } from './booking-lifecycle';
import { wordCodeShape } from './held-words';
import { slotSchema, slotStartShape } from './slot';

const time = v.pipe(v.string(), v.isoTimestamp());
const none = v.literal('');

/**
 * Stored booking, without any words of the person: these stand in a document beside it. The database rules
 * are generated from this schema.
 */
export const bookingSchema = v.strictObject({
  state: v.picklist(bookingLifecycle.states),
  createdAt: time,
  /** Time of the last transition; a move to another time does not change it. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  /** Whether only the duties `counselling` and `safeguarding` read it. */
  isQuiet: v.boolean(),
  topic: v.picklist(talkTopics),
  way: v.picklist(counsellingWays),
  /** Account of the counsellor; empty for anyone, while no time is taken. */
  counsellor: v.union([none, v.pipe(v.string(), v.regex(userIdShape))]),
  /** Start of the talk; empty while no time is taken. A cancelled booking keeps it and holds no slot. */
  start: v.union([none, v.pipe(v.string(), v.regex(slotStartShape))]),
  /** Day of the start, by which bookings are found; else empty. */
  day: v.union([none, v.pipe(v.string(), v.regex(dayShape))]),
  room: slotSchema.entries.room,
  /** The start that was wished without network; else empty. */
  wished: v.union([none, v.pipe(v.string(), v.regex(slotStartShape))]),
  /** How often whoever booked has moved it. */
  moves: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximumMoves)),
  wantsSooner: v.boolean(),
  /** Whether a counsellor arranged it after an earlier talk. */
  isFollowUp: v.boolean(),
  /** Code of the talk that follows; else empty. Whoever has this code may open that one. */
  next: v.union([none, bookingCode]),
  /** Why it was cancelled; empty before. */
  cancelReason: v.picklist(['', ...bookingCancelReasons]),
  /** Words by which a quiet booking is found until it is over; empty after. Others have none. */
  wordCode: v.exactOptional(v.union([none, v.pipe(v.string(), v.regex(wordCodeShape))])),
  removal: v.exactOptional(v.picklist(removalStages)),
});

/** Stored person of a booking. The database rules are generated from this schema. */
export const bookingPersonSchema = v.strictObject({
  /** A name or a nickname. */
  name: requiredName,
  phone: v.union([none, v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/))]),
  email: optionalEmail,
  /** When it is safe to call or write. */
  safeHours: optionalText(limits.shortText),
  words: optionalText(limits.longText),
  learner: v.strictObject({
    isUnder18: v.boolean(),
    /** Whether a grown-up knows of the talk; empty when that was not asked. */
    grownUpKnows: v.picklist(['', 'yes', 'no']),
    /** What may be said, and to whom. */
    mayTell: optionalText(limits.shortText),
  }),
  /** The list of schools that the person wants to talk about, one a line; else empty. */
  choices: optionalText(limits.longText),
  consent: v.strictObject({
    version: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,40}$/)),
    language: v.picklist(languages.map(({ code }) => code)),
    at: time,
  }),
});

/** A talk with a counsellor. */
export interface Booking extends v.InferOutput<typeof bookingSchema> {
  readonly ref: string;
}

export type BookingPerson = v.InferOutput<typeof bookingPersonSchema>;

export const bookingCollection = 'bookings';
export const bookingPath = (ref: string): string => `${bookingCollection}/${ref}`;
export const bookingPersonPath = (ref: string): string => `${bookingPath(ref)}/private/person`;

export function parseBooking(ref: string, data: DocumentData): Booking {
  const read = readStored(bookingSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `booking ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}

export function parseBookingPerson(ref: string, data: DocumentData): BookingPerson {
  const read = readStored(bookingPersonSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `person of ${ref}: ${read.problem}`);
  return read.output;
}
