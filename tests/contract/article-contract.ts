import { describe, expect, it } from 'vitest';
import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import {
  addArticle,
  articleAdded,
  articleChanges,
  articleEdited,
  articlePath,
} from '../../src/entities/content/article';
import type { BackendPort } from '@/shared/backend';
import { articleSlug, sampleArticle } from '../samples/articles';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

const record = articlePath(articleSlug);

const begin = (id = createChangeId()) => [
  addArticle(articleSlug, id, sampleArticle),
  logChange({ id, by: office, record, event: articleAdded, after: { state: 'draft' } }),
];

const transition = (from: string, to: string, event: string) =>
  logTransition({ id: createChangeId(), by: office, record, event, from, to });

const edit = (lastChange: string, title: string) =>
  logUpdate({
    id: createChangeId(),
    by: office,
    record,
    event: articleEdited,
    changes: articleChanges({ lastChange }, { title }),
  });

/** The queries of visitors: the list, and one address. */
const publishedTo = async ({ documents }: BackendPort) => {
  const list = await documents.list({
    collection: 'articles',
    where: [{ field: 'state', equals: 'published' }],
    orderBy: { field: 'movedAt', direction: 'descending' },
    limit: 20,
  });
  const one = await documents.list({
    collection: 'articles',
    where: [
      { field: 'state', equals: 'published' },
      { field: 'slug', equals: articleSlug },
    ],
    limit: 1,
  });
  return [list, one].map((found) => found.map(({ data }) => data.title));
};

/**
 * Contract of articles: what the office writes is read by everybody while it is published.
 * @param current returns the backend of the running test
 */
export function describeArticleContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly test: BackendUnderTest },
): void {
  describe(`${name}: articles`, () => {
    it('are read by everybody while they are published, and nothing is written over another text', async () => {
      const { backend, test } = current();
      const { documents, auth } = backend;
      const asOffice = async (batch: ReturnType<typeof transition>) => {
        await auth.signIn(test.admin);
        await documents.commit(batch);
        await auth.signOut();
      };
      const nothing = [[], []];

      await asOffice(begin());
      expect(await publishedTo(backend)).toEqual(nothing);
      const refused = [documents.get(record), documents.list({ collection: 'articles' })];
      for (const read of await Promise.allSettled(refused)) expect(read.status).toBe('rejected');

      await asOffice(transition('draft', 'published', 'article.published'));
      expect(await publishedTo(backend)).toEqual([[sampleArticle.title], [sampleArticle.title]]);

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
      expect(await publishedTo(backend)).toEqual([['The first of two'], ['The first of two']]);

      await asOffice(transition('published', 'archived', 'article.archived'));
      expect(await publishedTo(backend)).toEqual(nothing);
    });
  });
}
