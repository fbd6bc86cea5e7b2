import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import { addFaq, faqAdded, faqChanges, faqEdited, faqPath } from '../../src/entities/content/faq';
import type { Write } from '@/shared/backend';
import type { Documents } from '../policy/attempt';
import { asOffice, world, type Letter } from '../policy/matrix-people';
import { faqIn, faqSlug, fullFaq } from '../samples/faqs';

const record = faqPath(faqSlug);
const by = asOffice('A');
const stored = (state: string): Documents => ({ ...world, ...faqIn(state, { ...fullFaq }) });

const begin = (id = createChangeId()): readonly Write[] => [
  addFaq(faqSlug, id, fullFaq),
  logChange({ id, by, record, event: faqAdded, after: { state: 'draft' } }),
];

const transition = (from: string, to: string, event: string): readonly Write[] =>
  logTransition({ id: createChangeId(), by, record, event, from, to });

/** Writes of faqs, with all fields as long as they may be. */
export const faqBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['a question of the FAQ', 'A', world, begin()],
  [
    'a question of the FAQ that is edited',
    'A',
    stored('draft'),
    logUpdate({
      id: createChangeId(),
      by,
      record,
      event: faqEdited,
      changes: faqChanges({ lastChange: 'a0' }, { ...fullFaq, question: 'u'.repeat(200) }),
    }),
  ],
  [
    'a question of the FAQ that is published',
    'A',
    stored('draft'),
    transition('draft', 'published', 'faq.published'),
  ],
  [
    'a question of the FAQ that is put away',
    'A',
    stored('published'),
    transition('published', 'archived', 'faq.archived'),
  ],
  [
    'a question of the FAQ that is taken up again',
    'A',
    stored('archived'),
    transition('archived', 'draft', 'faq.restored'),
  ],
];
