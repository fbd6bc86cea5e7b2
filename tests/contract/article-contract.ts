import { createChangeId, logChange, logUpdate } from '../../src/entities/change-log';
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
import type { TextKind } from './text-contract';

const record = articlePath(articleSlug);

/** The queries of visitors: the list, and one address. */
async function publishedTo({ documents }: BackendPort) {
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
}

/** Articles: everybody reads published ones. */
export const articleKind: TextKind = {
  what: 'articles',
  collection: 'articles',
  record,
  events: 'article',
  begin: () => {
    const id = createChangeId();
    return [
      addArticle(articleSlug, id, sampleArticle),
      logChange({ id, by: office, record, event: articleAdded, after: { state: 'draft' } }),
    ];
  },
  edit: (lastChange, title) =>
    logUpdate({
      ...{ id: createChangeId(), by: office, record, event: articleEdited },
      changes: articleChanges({ lastChange }, { title }),
    }),
  readBy: publishedTo,
  seen: {
    draft: [[], []],
    published: [[sampleArticle.title], [sampleArticle.title]],
    edited: [['The first of two'], ['The first of two']],
    archived: [[], []],
  },
};
