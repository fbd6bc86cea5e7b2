import { createChangeId, logChange, logUpdate } from '../../src/entities/change-log';
import { addFaq, faqAdded, faqChanges, faqEdited, faqPath } from '../../src/entities/content/faq';
import type { BackendPort } from '@/shared/backend';
import { faqSlug, sampleFaq } from '../samples/faqs';
import { office } from '../samples/records';
import type { TextKind } from './text-contract';

const record = faqPath(faqSlug);

/** The query of visitors. */
async function readBy({ documents }: BackendPort) {
  const found = await documents.list({
    collection: 'faqs',
    where: [{ field: 'state', oneOf: ['published', 'archived'] }],
    orderBy: { field: 'movedAt', direction: 'descending' },
    limit: 60,
  });
  return found.map(({ data }) => `${String(data.state)} ${String(data.question)}`);
}

/** Questions of the FAQ: everybody reads published and archived ones. */
export const faqKind: TextKind = {
  what: 'questions of the FAQ',
  collection: 'faqs',
  record,
  events: 'faq',
  begin: () => {
    const id = createChangeId();
    return [
      addFaq(faqSlug, id, sampleFaq),
      logChange({ id, by: office, record, event: faqAdded, after: { state: 'draft' } }),
    ];
  },
  edit: (lastChange, question) =>
    logUpdate({
      ...{ id: createChangeId(), by: office, record, event: faqEdited },
      changes: faqChanges({ lastChange }, { question }),
    }),
  readBy,
  seen: {
    draft: [],
    published: [`published ${sampleFaq.question}`],
    edited: ['published The first of two'],
    archived: ['archived The first of two'],
  },
};
