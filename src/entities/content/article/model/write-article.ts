import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { articlePath, type Article, type ArticleFacts } from './article';
import { articleLifecycle } from './article-lifecycle';

/** Events besides the transitions of the lifecycle. */
export const articleAdded = 'article.added';
export const articleEdited = 'article.edited';

/**
 * Creates a draft. The change-log entry (`articleAdded`, after: the state) belongs in the same batch.
 * @param changeId id of that entry
 */
export const addArticle = (slug: string, changeId: string, facts: ArticleFacts): Write => ({
  type: 'create',
  path: articlePath(slug),
  data: {
    ...facts,
    slug,
    state: articleLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
  },
});

/** The change of `articleEdited`: what is written, and the version that it was made of. */
export const articleChanges = (
  { lastChange }: Pick<Article, 'lastChange'>,
  facts: Partial<ArticleFacts>,
): DocumentData => ({ ...facts, basis: lastChange });
