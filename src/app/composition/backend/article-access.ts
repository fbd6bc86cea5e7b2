import { logged } from '@/entities/change-log';
import { articleAccess, articleAdded, articleLifecycle, notedOfArticle } from '@/entities/content/article';

/** Access rules of articles. */
export const articlesAccess = logged(articleAccess, articleLifecycle, {
  beginning: { event: articleAdded, by: 'office' },
  noted: notedOfArticle,
});
