import { isArticleAddress, sourcesOf, type Article, type BuiltArticles } from '@/entities/content/article';
import { guideList, loadMarkdown } from '@/entities/content/guide';
import { routes } from '@/shared/routes';
import { atomFeed, type FeedEntry } from './atom-feed';
import { structuredDataOfGuide } from './structured-data';

/** Address of the feed of guides and articles. */
export const blogFeedPath = '/feed.xml';

/** Maximum number of entries in the feed. */
const feedEntries = 50;

/** Published articles at addresses of their own, the newest first. A guide has come first to its address. */
export const articlesWithDocument = (articles: readonly Article[]): readonly Article[] =>
  articles
    .filter(({ state, slug }) => state === 'published' && !guideList.some((guide) => guide.slug === slug))
    .sort((one, other) => (one.movedAt > other.movedAt ? -1 : 1));

/** Articles in the document of the list. */
export const builtArticlesOf = (articles: readonly Article[]): BuiltArticles => ({
  list: articles.map(({ slug, title, summary, readers, movedAt }) => ({
    ...{ slug, title, summary, readers, movedAt },
  })),
  article: null,
});

/** The article in its own document. */
export const builtArticle = (article: Article): BuiltArticles => ({ list: [], article });

/** What search engines read of an article. */
export async function structuredDataOfArticle(article: Article, origin: string, list: string) {
  const { readMarkdown } = await loadMarkdown();
  const { blocks } = readMarkdown(article.body, isArticleAddress);
  return structuredDataOfGuide({ ...article, sources: sourcesOf(article), blocks }, origin, list);
}

/** Texts of the namespace `blog` in the feed. */
interface BlogWords {
  readonly heading: string;
  readonly description: string;
}

/** The guides of the site and the articles of the office as an Atom feed, the newest first. */
export function blogFeed(articles: readonly Article[], at: Date, origin: string, words: BlogWords): string {
  const entries: readonly FeedEntry[] = [
    ...articles.map(({ slug, title, summary, movedAt, updatedAt }) => ({
      address: origin + routes.guide(slug),
      ...{ title, summary, published: movedAt, updated: updatedAt },
    })),
    ...guideList.map(({ slug, title, summary, checkedOn }) => ({
      address: origin + routes.guide(slug),
      ...{ title, summary, updated: `${checkedOn}T00:00:00.000Z` },
    })),
  ];
  return atomFeed({
    ...{ origin, path: blogFeedPath, page: routes.blog },
    title: words.heading,
    subtitle: words.description,
    entries: [...entries]
      .sort((one, other) => (one.updated > other.updated ? -1 : one.updated < other.updated ? 1 : 0))
      .slice(0, feedEntries),
    at: at.toISOString(),
  });
}
