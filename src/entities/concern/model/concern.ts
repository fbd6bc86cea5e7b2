import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { limits, optionalEmail, readStored, requiredName, requiredText } from '@/shared/fields';
import { removalStages, type PersonalFields } from '@/shared/fields';
import { concernLifecycle } from './concern-lifecycle';

/**
 * Who says it: anybody, a family or tutor about their lessons, or a student about a homework question. A
 * claim, as anybody can write it.
 */
const sources = ['anybody', 'family', 'tutor', 'student'] as const;

const time = v.pipe(v.string(), v.isoTimestamp());

const name = v.union([v.literal(''), requiredName]);
const phone = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/))]);

/** Stored worry about a child, without its writer. The database rules are generated from this schema. */
export const concernDocumentSchema = v.strictObject({
  state: v.picklist(concernLifecycle.states),
  createdAt: time,
  /** Time of the last transition; notes do not change it. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  words: requiredText(limits.longText),
  /** Whether its writer left a name, a phone or an email; they are a document of their own. */
  hasContact: v.exactOptional(v.boolean()),
  /** Name, phone and email stand here only in records of older versions. */
  name: v.exactOptional(name),
  phone: v.exactOptional(phone),
  email: v.exactOptional(optionalEmail),
  source: v.picklist(sources),
  /** The request (its code), the offer or the homework question (its id) that it is about; else empty. */
  about: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{0,60}$/)),
  removal: v.exactOptional(v.picklist(removalStages)),
});

/** Who writes, as far as they say it. Read by whoever answers for child protection, which is logged. */
export const concernContactSchema = v.strictObject({ name, phone, email: optionalEmail });

/** The contact beside it is deleted as a whole. */
export const personalFieldsOfConcern: PersonalFields = ['name', 'phone', 'email', 'words'];

/** Once its writer and its words are removed. */
const removedSchema = v.strictObject({ ...concernDocumentSchema.entries, words: v.literal('') });

/** Schema of a stored worry, by the stage of its removal. */
export const concernSchemaOf = (data: DocumentData | null) =>
  data?.removal === 'done' ? removedSchema : concernDocumentSchema;

export interface Concern extends v.InferOutput<typeof concernDocumentSchema> {
  readonly ref: string;
}

export function parseConcern(ref: string, data: DocumentData): Concern {
  const read = readStored(concernSchemaOf(data), data);
  if ('problem' in read) throw new BackendFailure('invalid', `concern ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}

export type ConcernContact = v.InferOutput<typeof concernContactSchema>;

export function parseConcernContact(ref: string, data: DocumentData): ConcernContact {
  const read = readStored(concernContactSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `contact of ${ref}: ${read.problem}`);
  return read.output;
}

/** Whether there is a contact to open. Records of older versions hold it themselves. */
export const hasConcernContact = ({ removal, hasContact, name, phone, email }: Concern): boolean =>
  removal !== 'done' &&
  (hasContact ?? [name, phone, email].some((part) => part !== undefined && part !== ''));
