import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { limits, readStored, requiredText } from '@/shared/fields';
import { faqGroups } from './faq-groups';
import { faqLifecycle } from './faq-lifecycle';
import { highestPosition } from './place-questions';

/** Maximum length of an answer in characters. */
export const answerLength = 2_000;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Id of a question: the last part of its address, `/faq#…`. Votes on it are stored under the same id. */
export const faqSlugShape = /^[a-z][a-z0-9-]{2,59}$/;

/** What the office writes. */
export const faqFacts = {
  question: requiredText(limits.shortText),
  answer: requiredText(answerLength),
  group: v.picklist(faqGroups),
  /** Place in its group, among the shipped questions: the lowest first. */
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestPosition)),
} as const;

/** Stored question. The database rules are generated from this schema. */
export const faqSchema = v.strictObject({
  state: v.picklist(faqLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  /** The version (`lastChange`) that was on the screen at the last edit; absent before the first one. */
  basis: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  /** The id again. */
  slug: v.pipe(v.string(), v.regex(faqSlugShape)),
  ...faqFacts,
});

/** Fields that an edit changes. */
export const faqFields = Object.keys(faqFacts) as readonly (keyof typeof faqFacts)[];

export type Faq = Readonly<v.InferOutput<typeof faqSchema>>;

export type FaqFacts = Pick<Faq, keyof typeof faqFacts>;

export const faqCollection = 'faqs';
export const faqPath = (slug: string): string => `${faqCollection}/${slug}`;

export function parseFaq(id: string, data: DocumentData): Faq {
  const read = readStored(faqSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `question ${id}: ${read.problem}`);
  return read.output;
}
