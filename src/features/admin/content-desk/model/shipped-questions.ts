import type { FaqGroup } from '@/entities/content/faq';

/** The questions that the site has of itself, in English. */
export interface ShippedQuestions {
  /** Slugs by group, in display order. */
  readonly groups: Readonly<Record<FaqGroup, readonly string[]>>;
  readonly textOf: (slug: string) => ShippedText;
}

export interface ShippedText {
  readonly question: string;
  readonly answer: string;
}

/** Whether the site has a question of this slug. */
export const isShipped = ({ groups }: ShippedQuestions, slug: string): boolean =>
  Object.values(groups).some((slugs) => slugs.includes(slug));
