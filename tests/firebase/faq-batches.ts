import { addFaq, faqChanges, faqPath } from '../../src/entities/content/faq';
import { faqIn, faqSlug, fullFaq } from '../samples/faqs';
import { textBatches } from './text-batches';

/** Writes of questions of the FAQ, with all fields as long as they may be. */
export const faqBatches = textBatches({
  what: 'a question of the FAQ',
  record: faqPath(faqSlug),
  events: 'faq',
  create: (id) => addFaq(faqSlug, id, fullFaq),
  edited: faqChanges({ lastChange: 'a0' }, { ...fullFaq, question: 'u'.repeat(200) }),
  stored: (state) => faqIn(state, { ...fullFaq }),
});
