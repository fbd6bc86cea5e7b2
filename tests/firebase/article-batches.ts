import { addArticle, articleChanges, articlePath } from '../../src/entities/content/article';
import { articleIn, articleSlug, fullArticle } from '../samples/articles';
import { textBatches } from './text-batches';

/** Writes of articles, with all fields as long as they may be. */
export const articleBatches = textBatches({
  what: 'an article',
  record: articlePath(articleSlug),
  events: 'article',
  create: (id) => addArticle(articleSlug, id, fullArticle),
  edited: articleChanges({ lastChange: 'a0' }, { ...fullArticle, title: 'u'.repeat(120) }),
  stored: (state) => articleIn(state, { ...fullArticle }),
});
