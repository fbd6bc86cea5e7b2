import { addFaq, faqPath, type FaqFacts } from '../../src/entities/content/faq';
import type { DocumentData } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';

export const faqSlug = 'two-children';

export const sampleFaq: FaqFacts = {
  question: 'Is it cheaper for two children?',
  answer: 'No.\n\nAsk us: tel:+233201234567',
  group: 'money',
  position: 150_000,
};

/** A question whose fields are as long as they may be. */
export const fullFaq: FaqFacts = {
  ...sampleFaq,
  question: 'q'.repeat(200),
  answer: 'a '.repeat(1000).trim(),
  position: 100_000_000,
};

/** A question in a state. */
export function faqIn(state: string, fields: DocumentData = {}, slug = faqSlug): Documents {
  const path = faqPath(slug);
  const created = documentsOf([addFaq(slug, 'a0', sampleFaq)]);
  return { [path]: { ...created[path], state, ...fields } };
}
