import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import {
  addArticle,
  articleAdded,
  articleChanges,
  articleEdited,
  articlePath,
} from '../../src/entities/content/article';
import type { Write } from '@/shared/backend';
import type { Documents } from '../policy/attempt';
import { asOffice, world, type Letter } from '../policy/matrix-people';
import { articleIn, articleSlug, fullArticle } from '../samples/articles';

const record = articlePath(articleSlug);
const by = asOffice('A');
const stored = (state: string): Documents => ({ ...world, ...articleIn(state, { ...fullArticle }) });

const begin = (id = createChangeId()): readonly Write[] => [
  addArticle(articleSlug, id, fullArticle),
  logChange({ id, by, record, event: articleAdded, after: { state: 'draft' } }),
];

const transition = (from: string, to: string, event: string): readonly Write[] =>
  logTransition({ id: createChangeId(), by, record, event, from, to });

/** Writes of articles, with all fields as long as they may be. */
export const articleBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['an article', 'A', world, begin()],
  [
    'an article that is edited',
    'A',
    stored('draft'),
    logUpdate({
      id: createChangeId(),
      by,
      record,
      event: articleEdited,
      changes: articleChanges({ lastChange: 'a0' }, { ...fullArticle, title: 'u'.repeat(120) }),
    }),
  ],
  [
    'an article that is published',
    'A',
    stored('draft'),
    transition('draft', 'published', 'article.published'),
  ],
  [
    'an article that is put away',
    'A',
    stored('published'),
    transition('published', 'archived', 'article.archived'),
  ],
  [
    'an article that is taken up again',
    'A',
    stored('archived'),
    transition('archived', 'draft', 'article.restored'),
  ],
];
