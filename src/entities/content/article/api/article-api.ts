import { baseApi, liveList, liveQuery, persistedQuery, publicOwner, readList } from '@/shared/api';
import { articleCollection, parseArticle, type Article } from '../model/article';

/** Published articles that the list shows at most, the newest ones. */
const newestAtMost = 20;

/** Newest first. */
const byMove = (one: Article, other: Article): number =>
  one.movedAt === other.movedAt ? one.slug.localeCompare(other.slug) : one.movedAt > other.movedAt ? -1 : 1;

/** Name under which a device keeps an article. */
export const articleKey = (slug: string): string => `article ${slug}`;

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The newest published articles. Public. Kept on the device. */
    publishedArticles: build.query<readonly Article[], null>(
      liveQuery({
        watch: () => [articleCollection],
        read: persistedQuery({ owner: () => publicOwner, key: () => 'articles' }, async ({ documents }) =>
          readList(
            articleCollection,
            await documents.list({
              collection: articleCollection,
              where: [{ field: 'state', equals: 'published' }],
              orderBy: { field: 'movedAt', direction: 'descending' },
              limit: newestAtMost,
            }),
            parseArticle,
          ),
        ),
      }),
    ),
    /** A published article by its slug; null when there is none. Public. Kept on the device. */
    article: build.query<Article | null, string>(
      liveQuery({
        watch: () => [articleCollection],
        read: persistedQuery({ owner: () => publicOwner, key: articleKey }, async ({ documents }, slug) => {
          const found = await documents.list({
            collection: articleCollection,
            where: [
              { field: 'state', equals: 'published' },
              { field: 'slug', equals: slug },
            ],
            limit: 1,
          });
          return readList(articleCollection, found, parseArticle)[0] ?? null;
        }),
      }),
    ),
    /** All articles in every state, newest first. For the office. */
    allArticles: build.query<readonly Article[], null>(
      liveList({
        collection: articleCollection,
        parse: parseArticle,
        idOf: ({ slug }) => slug,
        compare: byMove,
      }),
    ),
  }),
});

export const { usePublishedArticlesQuery, useArticleQuery, useLazyArticleQuery, useAllArticlesQuery } = api;
