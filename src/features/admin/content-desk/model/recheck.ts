import type { Article } from '@/entities/content/article';
import type { GuideEntry } from '@/entities/content/guide';

/** How long before its day a text is named, in days. */
const aheadDays = 30;

export interface Recheck {
  readonly slug: string;
  readonly title: string;
  readonly checkAgainBy: string;
  readonly kind: 'guide' | 'article';
  readonly isOverdue: boolean;
}

/** Guides and published articles whose facts are to be checked within a month, the most urgent first. */
export function findRechecks(
  guides: readonly GuideEntry[],
  articles: readonly Article[],
  now: Date,
): readonly Recheck[] {
  const today = now.toISOString().slice(0, 10);
  const last = new Date(now.getTime() + aheadDays * 86_400_000).toISOString().slice(0, 10);
  return [
    ...guides.map((guide) => ({ ...guide, kind: 'guide' as const })),
    ...articles
      .filter(({ state }) => state === 'published')
      .map((article) => ({ ...article, kind: 'article' as const })),
  ]
    .filter(({ checkAgainBy }) => checkAgainBy <= last)
    .map(({ slug, title, checkAgainBy, kind }) => ({
      ...{ slug, title, checkAgainBy, kind },
      isOverdue: checkAgainBy < today,
    }))
    .sort((one, other) => (one.checkAgainBy < other.checkAgainBy ? -1 : 1));
}
