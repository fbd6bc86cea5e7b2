import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { readStored, uuidShape } from '@/shared/fields';
import { homeworkQuestionPath } from './question';
import { hideReasons, type HideReason } from './question-choices';

/** Code of a homework question, which is the id of its record. */
export const homeworkCodeShape = /^LL-H[0-9A-HJKMNP-TV-Z]{13}$/;

const code = v.pipe(v.string(), v.regex(homeworkCodeShape));
const time = v.pipe(v.string(), v.isoTimestamp());

/** State of every record of a code, as its tracking tells; the question has the real one. */
export const homeworkState = 'asked';

/**
 * Stored record of a code: the way of whoever asked to the question. The database rules are generated from
 * this schema.
 */
export const homeworkSchema = v.strictObject({
  state: v.literal(homeworkState),
  createdAt: time,
  isSample: v.boolean(),
  /** Id of the question. */
  question: v.pipe(v.string(), v.regex(uuidShape)),
});

/** As it is stored: from the day on which the office hides the question, the last reason is in it. */
const storedHomeworkSchema = v.strictObject({
  ...homeworkSchema.entries,
  /** Whoever asked reads no hidden question, and so not the reason that is in it. */
  hiddenFor: v.exactOptional(v.picklist(hideReasons)),
});

/** The way from a question to its code, for the office and for those who answer for child protection. */
export const askerLinkSchema = v.strictObject({ ref: code });

/**
 * Stored act: proves that a change of the question is that of whoever asked. The database rules are generated
 * from this schema.
 */
export const askerActSchema = v.strictObject({
  /** Path of the question. */
  record: v.pipe(v.string(), v.regex(/^homeworkQuestions\/[0-9a-f-]{36}$/)),
  event: v.picklist(['homework.asked-back', 'homework.closed', 'homework.withdrawn']),
  at: time,
});

/** The asker's side of a homework question. */
export interface Homework extends v.InferOutput<typeof storedHomeworkSchema> {
  readonly ref: string;
}

export const homeworkPath = (ref: string): string => `homework/${ref}`;
export const askerActsOf = (ref: string): string => `${homeworkPath(ref)}/acts`;
export const askerActPath = (ref: string, id: string): string => `${askerActsOf(ref)}/${id}`;
export const askerLinkPath = (questionId: string): string => `${homeworkQuestionPath(questionId)}/asker/link`;

export function parseHomework(ref: string, data: DocumentData): Homework {
  const read = readStored(storedHomeworkSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `homework ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}

/** The code of whoever asked. */
export function parseAskerLink(questionId: string, data: DocumentData): string {
  const read = readStored(askerLinkSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `link of ${questionId}: ${read.problem}`);
  return read.output.ref;
}

/** Tells the reason to whoever asked; belongs in the batch that hides the question. */
export const tellHidden = (ref: string, hiddenFor: HideReason): Write => ({
  type: 'update',
  path: homeworkPath(ref),
  changes: { hiddenFor },
});

type AskerEvent = v.InferOutput<typeof askerActSchema>['event'];

/**
 * Creates an act; belongs in the batch of the change that it proves.
 * @param id of the change-log entry
 */
export const writeAskerAct = (ref: string, id: string, questionId: string, event: AskerEvent): Write => ({
  type: 'create',
  path: askerActPath(ref, id),
  data: { record: homeworkQuestionPath(questionId), event, at: serverTime },
});
