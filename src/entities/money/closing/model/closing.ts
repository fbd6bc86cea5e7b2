import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { limits, readStored } from '@/shared/fields';

/** The largest sum of a month, in pesewas: 100 million cedis. More is a fault. */
const mostPesewas = 10_000_000_000;

const time = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** In pesewas; below 0 when more was taken back than entered. */
const sum = v.pipe(v.number(), v.integer(), v.minValue(-mostPesewas), v.maxValue(mostPesewas));

/** Stored closing. The database rules are generated from this schema. */
export const closingSchema = v.strictObject({
  at: time,
  lastChange: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  /** How many lessons, transports and payments the month holds, and their sums as it was closed. */
  lessons: count,
  charged: sum,
  payments: count,
  settled: sum,
  userId: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(limits.name)),
});

/** A month that the office closed. Immutable: it is never opened again. */
export interface Closing extends v.InferOutput<typeof closingSchema> {
  /** `YYYY-MM`. */
  readonly month: string;
}

/**
 * What families and tutors read of a closing: when it was, and the terms that hold in it whatever the office
 * changes later. The database rules are generated from this schema.
 */
export const closedMonthSchema = v.strictObject({
  at: time,
  /** Who pays a trial; empty while the office had not said. */
  trialPayer: v.picklist(['', 'family', 'office', 'family-after-yes']),
  /** What tutors get of a price, in percent; 0 while the office had not said. */
  tutorPercent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

/** Terms that hold in a closed month. */
export interface ClosedMonth extends v.InferOutput<typeof closedMonthSchema> {
  /** `YYYY-MM`. */
  readonly month: string;
}

export const closingCollection = 'closings';
export const closingPath = (month: string): string => `${closingCollection}/${month}`;

export const closedMonthCollection = 'closedMonths';
export const closedMonthPath = (month: string): string => `${closedMonthCollection}/${month}`;

/** Event of the change log. */
export const monthClosed = 'month.closed';

/** Whether a month is over in Ghana. @param now ISO 8601 */
export const isMonthOver = (month: string, now: string): boolean => month < now.slice(0, 7);

/** @throws BackendFailure `invalid` */
export function parseClosing(month: string, data: DocumentData): Closing {
  const read = readStored(closingSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `closing ${month}: ${read.problem}`);
  return { month, ...read.output };
}

/** @throws BackendFailure `invalid` */
export function parseClosedMonth(month: string, data: DocumentData): ClosedMonth {
  const read = readStored(closedMonthSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `closed month ${month}: ${read.problem}`);
  return { month, ...read.output };
}

type Closed = Pick<Closing, 'month' | 'lessons' | 'charged' | 'payments' | 'settled'> &
  Pick<ClosedMonth, 'trialPayer' | 'tutorPercent'>;

interface Signed {
  /** Id of the line of the change log, which belongs in the same batch. */
  readonly changeId: string;
  readonly by: { readonly userId: string; readonly name: string };
}

/** Closes a month: what the office keeps of it, and what everybody's account goes by. */
export const writeClosing = (
  { month, trialPayer, tutorPercent, ...sums }: Closed,
  { changeId, by }: Signed,
): readonly [Write, Write] => [
  {
    type: 'create',
    path: closingPath(month),
    data: { at: serverTime, lastChange: changeId, ...sums, userId: by.userId, name: by.name },
  },
  { type: 'create', path: closedMonthPath(month), data: { at: serverTime, trialPayer, tutorPercent } },
];
