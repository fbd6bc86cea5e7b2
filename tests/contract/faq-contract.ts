import { describe, expect, it } from 'vitest';
import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import { addFaq, faqAdded, faqChanges, faqEdited, faqPath } from '../../src/entities/content/faq';
import type { BackendPort } from '@/shared/backend';
import { faqSlug, sampleFaq } from '../samples/faqs';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

const record = faqPath(faqSlug);

const begin = (id = createChangeId()) => [
  addFaq(faqSlug, id, sampleFaq),
  logChange({ id, by: office, record, event: faqAdded, after: { state: 'draft' } }),
];

const transition = (from: string, to: string, event: string) =>
  logTransition({ id: createChangeId(), by: office, record, event, from, to });

const edit = (lastChange: string, question: string) =>
  logUpdate({
    id: createChangeId(),
    by: office,
    record,
    event: faqEdited,
    changes: faqChanges({ lastChange }, { question }),
  });

/** The query of visitors. */
const readBy = async ({ documents }: BackendPort) => {
  const found = await documents.list({
    collection: 'faqs',
    where: [{ field: 'state', oneOf: ['published', 'archived'] }],
    orderBy: { field: 'movedAt', direction: 'descending' },
    limit: 60,
  });
  return found.map(({ data }) => `${String(data.state)} ${String(data.question)}`);
};

/**
 * Contract of questions of the FAQ: everybody reads published and archived ones.
 * @param current returns the backend of the running test
 */
export function describeFaqContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly test: BackendUnderTest },
): void {
  describe(`${name}: questions of the FAQ`, () => {
    it('are read by everybody unless they are drafts, and nothing is written over another text', async () => {
      const { backend, test } = current();
      const { documents, auth } = backend;
      const asOffice = async (batch: ReturnType<typeof transition>) => {
        await auth.signIn(test.admin);
        await documents.commit(batch);
        await auth.signOut();
      };

      await asOffice(begin());
      expect(await readBy(backend)).toEqual([]);
      const refused = [documents.get(record), documents.list({ collection: 'faqs' })];
      for (const read of await Promise.allSettled(refused)) expect(read.status).toBe('rejected');

      await asOffice(transition('draft', 'published', 'faq.published'));
      expect(await readBy(backend)).toEqual([`published ${sampleFaq.question}`]);

      const version = String((await documents.get(record))?.lastChange);
      await asOffice(edit(version, 'The first of two'));
      await auth.signIn(test.admin);
      await expect(documents.commit(edit(version, 'The second of two'))).rejects.toMatchObject({
        code: 'forbidden',
      });
      await expect(documents.commit(begin())).rejects.toMatchObject({
        code: expect.stringMatching(/^(already-exists|forbidden)$/) as unknown,
      });
      await auth.signOut();
      expect(await readBy(backend)).toEqual(['published The first of two']);

      await asOffice(transition('published', 'archived', 'faq.archived'));
      expect(await readBy(backend)).toEqual(['archived The first of two']);
    });
  });
}
