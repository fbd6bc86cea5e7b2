import * as v from 'valibot';
import { faqFacts, faqGroups, faqSlugShape, type FaqFacts, type FaqGroup } from '@/entities/content/faq';
import { oneOf } from '@/shared/fields';
import { newSlug } from './new-slug';

/** A question as it is typed. */
export interface FaqValues {
  question: string;
  answer: string;
  group: string;
  slug: string;
  /** The version that was edited; empty for a new question. */
  basis: string;
}

/**
 * Schema of the form.
 * @param taken slugs of questions that are there
 */
export const faqFormSchema = (taken: readonly string[]) =>
  v.object({
    question: faqFacts.question,
    answer: faqFacts.answer,
    group: oneOf(faqGroups),
    slug: newSlug(faqSlugShape, taken, { wrong: 'faqSlug', there: 'faqThere' }),
    basis: v.string(),
  });

/** What a form begins with when a question is written, or copied from a shipped one. */
export interface FaqStart {
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
  readonly group: FaqGroup;
}

export const emptyStart: FaqStart = { slug: '', question: '', answer: '', group: 'asking' };

export const startValues = ({ slug, question, answer, group }: FaqStart): FaqValues => ({
  ...{ slug, question, answer, group },
  basis: '',
});

/** What the form of a stored question begins with. */
export const storedValues = (
  stored: FaqFacts & { readonly slug: string; readonly lastChange: string },
): FaqValues => ({ ...startValues(stored), basis: stored.lastChange });
