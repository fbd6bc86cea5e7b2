export {
  articleKey,
  useAllArticlesQuery,
  useArticleQuery,
  useLazyArticleQuery,
  usePublishedArticlesQuery,
} from './api/article-api';
export { articleAccess, notedOfArticle } from './model/article-access';
export { articleLifecycle, articleMachine } from './model/article-lifecycle';
export {
  areDaysOrdered,
  type Article,
  articleFacts,
  type ArticleFacts,
  articlePath,
  articleSlugShape,
  bodyLength,
  isArticleAddress,
  parseArticle,
  sourcesOf,
} from './model/article';
export { addArticle, articleAdded, articleChanges, articleEdited } from './model/write-article';
export {
  type ArticleEntry,
  type BuiltArticles,
  BuiltArticlesContext,
  useBuiltArticles,
} from './ui/built-articles';
