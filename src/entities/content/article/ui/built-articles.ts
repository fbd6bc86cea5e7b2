import { createContext, use } from 'react';
import type { Article } from '../model/article';

/** What the list shows of an article. */
export type ArticleEntry = Pick<Article, 'slug' | 'title' | 'summary' | 'readers' | 'movedAt'>;

/** Articles that a document was built with: those of the list, or the one of its page. */
export interface BuiltArticles {
  readonly list: readonly ArticleEntry[];
  readonly article: Article | null;
}

/** Provided by the app; null where the page came without a document of its own. */
export const BuiltArticlesContext = createContext<BuiltArticles | null>(null);

/** The articles of the document. */
export const useBuiltArticles = (): BuiltArticles | null => use(BuiltArticlesContext);
