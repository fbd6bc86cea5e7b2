import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { faqPath, type Faq, type FaqFacts } from './faq';
import { faqLifecycle } from './faq-lifecycle';

/** Events besides the transitions of the lifecycle. */
export const faqAdded = 'faq.added';
export const faqEdited = 'faq.edited';

/**
 * Creates a draft. The change-log entry (`faqAdded`, after: the state) belongs in the same batch.
 * @param changeId id of that entry
 */
export const addFaq = (slug: string, changeId: string, facts: FaqFacts): Write => ({
  type: 'create',
  path: faqPath(slug),
  data: {
    ...facts,
    slug,
    state: faqLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
  },
});

/** The change of `faqEdited`: what is written, and the version that it was made of. */
export const faqChanges = (
  { lastChange }: Pick<Faq, 'lastChange'>,
  facts: Partial<FaqFacts>,
): DocumentData => ({ ...facts, basis: lastChange });
