import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { numberSources, schoolKinds } from '@/shared/choices';
import { dayShape, distinct, limits, optionalText, readStored, requiredText } from '@/shared/fields';
import { levels, regionCodes } from '@/shared/ghana';
import { schoolLifecycle } from './school-lifecycle';

const time = v.pipe(v.string(), v.isoTimestamp());
const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/));
const day = v.pipe(v.string(), v.regex(dayShape));
const signature = v.strictObject({
  userId: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(limits.name)),
});

/** The identity check: who of the school was spoken to, at which public number, on which day, and by whom. */
export const schoolCheckSchema = v.strictObject({
  /** Day of the call, `YYYY-MM-DD`. */
  day,
  /** Who answered: the name, and what the person is at the school. Emptied when the person is removed. */
  person: optionalText(limits.name),
  role: optionalText(limits.name),
  /** The number that was called, and where the office found it. */
  phone,
  foundIn: v.picklist(numberSources),
  /** Who of the office called. */
  by: signature,
});

/** What the office writes of a school. */
export const schoolFactsSchema = v.strictObject({
  name: requiredText(limits.name),
  kind: v.picklist(schoolKinds),
  levels: v.pipe(v.array(v.picklist(levels)), v.minLength(1), v.maxLength(levels.length), distinct()),
  region: v.picklist(regionCodes),
  town: requiredText(limits.shortText),
  /** The public number; empty while none is known. */
  phone: v.union([v.literal(''), phone]),
  foundIn: v.picklist(numberSources),
});

/** Stored school, for the office alone. The database rules are generated from this schema. */
export const schoolSchema = v.strictObject({
  state: v.picklist(schoolLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  ...schoolFactsSchema.entries,
  check: v.exactOptional(schoolCheckSchema),
});

export type SchoolFacts = v.InferOutput<typeof schoolFactsSchema>;
export type SchoolCheck = v.InferOutput<typeof schoolCheckSchema>;

/** A school that offers posts. */
export interface School extends v.InferOutput<typeof schoolSchema> {
  readonly id: string;
}

export const schoolCollection = 'schools';

export const schoolPath = (id: string): string => `${schoolCollection}/${id}`;

export function parseSchool(id: string, data: DocumentData): School {
  const read = readStored(schoolSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `school ${id}: ${read.problem}`);
  return { id, ...read.output };
}
