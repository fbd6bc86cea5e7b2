import * as v from 'valibot';
import {
  BackendFailure,
  isAdmin,
  serverTime,
  type CollectionAccess,
  type DocumentData,
  type Write,
} from '@/shared/backend';
import { isStored, readStored } from '@/shared/fields';
import { levels, subjects, type Level, type Subject } from '@/shared/ghana';
import { fillSchema, type Fill } from './fill';
import { ratingsSchema, type Ratings } from './ratings';
import { repliesSchema, type Replies } from './reply-speed';
import { settledSchema, type Settled } from './settled';
import { taughtSchema, type Taught } from './taught';

/** Figures of this many matches or fewer are not shown: they would reveal single families. */
export const privacyThreshold = 5;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const updatedAt = v.pipe(v.string(), v.isoTimestamp());
const subject = v.picklist(subjects);

/** Stored waiting times, by first subject. */
const waitingSchema = v.strictObject({
  updatedAt,
  bySubject: v.record(subject, v.strictObject({ matches: count, medianDays: count, p90Days: count })),
});

/** Stored answering times of homework questions, in minutes, by subject. */
const homeworkSchema = v.strictObject({
  updatedAt,
  bySubject: v.record(subject, v.strictObject({ answered: count, medianMinutes: count, p90Minutes: count })),
});

/** Stored number of waiting families, by first subject and level. */
const demandSchema = v.strictObject({
  updatedAt,
  bySubject: v.record(subject, v.record(v.picklist(levels), count)),
});

export type WaitingFigures = Partial<
  Record<Subject, { readonly matches: number; readonly medianDays: number; readonly p90Days: number }>
>;
export type HomeworkFigures = Partial<
  Record<Subject, { readonly answered: number; readonly medianMinutes: number; readonly p90Minutes: number }>
>;
export type DemandFigures = Partial<Record<Subject, Partial<Record<Level, number>>>>;

/**
 * Figures by name: waiting times and families, answers to offers, reviews, times of homework answers, lessons
 * by month, requests for which a tutor was found, and until when a desk has settled what is due.
 */
type Which = 'waiting' | 'demand' | 'replies' | 'ratings' | 'homework' | 'taught' | 'fill' | 'settled';

/** Those that only the office reads. */
const ofOffice: readonly Which[] = ['taught', 'fill', 'settled'];

/** Path of figures. */
export const figuresPath = (which: Which): string => `settings/${which}`;

export function parseWaiting(data: DocumentData): { updatedAt: string; bySubject: WaitingFigures } {
  const read = readStored(waitingSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `waiting: ${read.problem}`);
  return read.output;
}

export function parseHomeworkFigures(data: DocumentData): {
  updatedAt: string;
  bySubject: HomeworkFigures;
} {
  const read = readStored(homeworkSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `homework: ${read.problem}`);
  return read.output;
}

export function parseDemand(data: DocumentData): { updatedAt: string; bySubject: DemandFigures } {
  const read = readStored(demandSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `demand: ${read.problem}`);
  return read.output;
}

type Published =
  | { readonly bySubject: WaitingFigures | DemandFigures | HomeworkFigures }
  | { readonly byTutor: Replies['byTutor'] }
  | Omit<Ratings, 'updatedAt'>
  | Omit<Taught, 'updatedAt'>
  | Omit<Fill, 'updatedAt'>
  | Omit<Settled, 'updatedAt'>;

/** @param isNew whether the document does not exist yet */
export function publishFigures(which: Which, published: Published, isNew: boolean): Write {
  const figures = { updatedAt: serverTime, ...published };
  return isNew
    ? { type: 'create', path: figuresPath(which), data: figures }
    : { type: 'update', path: figuresPath(which), changes: figures };
}

const accessTo = (which: Which, schema: v.GenericSchema): CollectionAccess => {
  const mayWrite: CollectionAccess['create'] = (context) =>
    isAdmin(context) && isStored(schema, context.after) && context.after?.updatedAt === context.now;
  const get = ofOffice.includes(which) ? isAdmin : () => true;
  return { pattern: figuresPath(which), get, create: mayWrite, update: mayWrite };
};

/** The office writes the figures, and everybody reads those that reveal no single family. */
export const figuresAccess: readonly CollectionAccess[] = [
  accessTo('waiting', waitingSchema),
  accessTo('demand', demandSchema),
  accessTo('replies', repliesSchema),
  accessTo('ratings', ratingsSchema),
  accessTo('homework', homeworkSchema),
  accessTo('taught', taughtSchema),
  accessTo('fill', fillSchema),
  accessTo('settled', settledSchema),
];
