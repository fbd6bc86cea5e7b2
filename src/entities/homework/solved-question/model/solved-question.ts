import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { limits, readStored, requiredText, textList, uuidShape } from '@/shared/fields';
import { schoolClasses, subjects } from '@/shared/ghana';
import { solvedPublished, solvedQuestionLifecycle } from './solved-lifecycle';

/** Maximum number of hints and steps, and length of one: those of an answer. */
const mostHints = 5;
const mostSteps = 12;
const partLength = 600;

const time = v.pipe(v.string(), v.isoTimestamp());

/** An answer in four parts, as the office has edited it. */
const solvedAnswerSchema = v.strictObject({
  about: requiredText(limits.longText),
  hints: textList(mostHints, partLength),
  steps: textList(mostSteps, partLength),
  result: requiredText(limits.longText),
  check: v.strictObject({ question: requiredText(limits.longText), key: requiredText(limits.shortText) }),
});

/** Last part of the address of a solved question: `/homework/…`. */
export const solvedSlugShape = /^[a-z0-9][a-z0-9-]{2,79}$/;

/**
 * Stored solved question. It names neither the question that it was made of nor anybody. The database rules
 * are generated from this schema.
 */
export const solvedQuestionSchema = v.strictObject({
  state: v.picklist(solvedQuestionLifecycle.states),
  /** When it was published. */
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  subject: v.picklist(subjects),
  schoolClass: v.picklist(schoolClasses),
  question: requiredText(limits.longText),
  answer: solvedAnswerSchema,
  slug: v.pipe(v.string(), v.regex(solvedSlugShape)),
});

/** Which question it was made of, for the office alone. */
export const solvedSourceSchema = v.strictObject({ question: v.pipe(v.string(), v.regex(uuidShape)) });

/** A published question with its answer. */
export interface SolvedQuestion extends v.InferOutput<typeof solvedQuestionSchema> {
  readonly id: string;
}

export const solvedQuestionCollection = 'solved';
export const solvedQuestionPath = (id: string): string => `${solvedQuestionCollection}/${id}`;
export const solvedSourcePath = (id: string): string => `${solvedQuestionPath(id)}/source/question`;

export function parseSolvedQuestion(id: string, data: DocumentData): SolvedQuestion {
  const read = readStored(solvedQuestionSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `solved question ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** What the office publishes. */
export type NewSolvedQuestion = Pick<
  SolvedQuestion,
  'subject' | 'schoolClass' | 'question' | 'answer' | 'slug'
> & {
  /** Id of the question that it was made of. */
  readonly source: string;
};

interface Line<By> {
  readonly id: string;
  readonly by: By;
  readonly record: string;
  readonly event: string;
  readonly before?: Readonly<Record<string, string>>;
  readonly after?: Readonly<Record<string, string>>;
}

/** Who publishes, and how it is written into the change log. */
interface Signed<By> {
  /** Id of the change-log entry: another than that of `namePublished` in the same batch. */
  readonly id: string;
  readonly by: By;
  /** `logChange` of the change log. */
  readonly log: (line: Line<By>) => Write;
}

/**
 * Publishes an answer. `namePublished` of its question belongs in the same batch.
 * @param id random UUID
 */
export function publishSolved<By>(
  id: string,
  { source, ...published }: NewSolvedQuestion,
  { id: lineId, by, log }: Signed<By>,
): readonly Write[] {
  const record = solvedQuestionPath(id);
  const state = solvedQuestionLifecycle.initial;
  const stamps = { createdAt: serverTime, movedAt: serverTime, updatedAt: serverTime, lastChange: lineId };
  return [
    { type: 'create', path: record, data: { state, ...stamps, isSample: false, ...published } },
    { type: 'create', path: solvedSourcePath(id), data: { question: source } },
    log({ id: lineId, by, record, event: solvedPublished, after: { state } }),
  ];
}
