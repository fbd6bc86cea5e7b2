import * as v from 'valibot';
import { monthShape } from '@/shared/fields';
import { monthAfter } from '@/shared/ledger';
import type { OfficeFacts } from '@/shared/office-facts';
import { fewestOffers } from './reply-speed';

/** How many months a badge counts, and how long a lost one stays in sight. */
export const badgeMonths = 12;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const month = v.pipe(v.string(), v.regex(monthShape));

/** What the badge asks for, in the order in which it is shown; 0 asks for nothing. */
export const badgeCriteriaSchema = v.strictObject({
  /** Lessons that families confirmed in the last twelve months. */
  lessons: count,
  /** Families that chose the tutor. */
  families: count,
  /** Published reviews. */
  reviews: count,
  /** Their average, in tenths of a star. */
  stars: v.pipe(count, v.maxValue(50)),
  /** Offers of the last 90 days answered within a day, in percent. */
  replies: v.pipe(count, v.maxValue(100)),
});

export type BadgeCriteria = v.InferOutput<typeof badgeCriteriaSchema>;
export type BadgeCriterion = keyof BadgeCriteria;

/** What the badge asks for by the facts of the office. */
export const badgeCriteriaOf = (facts: OfficeFacts): BadgeCriteria => ({
  lessons: facts.badgeLessons,
  families: facts.badgeFamilies,
  reviews: facts.badgeReviews,
  stars: facts.badgeStars,
  replies: facts.badgeReplies,
});

const criteria = Object.keys(badgeCriteriaSchema.entries) as BadgeCriterion[];

/** What a tutor has of each; absent where too little is known to say it. */
export const badgeFiguresSchema = v.strictObject({
  lessons: count,
  families: count,
  reviews: count,
  stars: v.exactOptional(v.pipe(count, v.maxValue(50))),
  replies: v.exactOptional(v.pipe(count, v.maxValue(100))),
});

export type BadgeFigures = v.InferOutput<typeof badgeFiguresSchema>;

/** A badge as it was given or taken back, with the figures of that count. */
export const badgeSchema = v.strictObject({
  /** Month since which it is held, `YYYY-MM`. */
  since: month,
  /** Month from which it is not held any more. */
  until: v.exactOptional(month),
  figures: badgeFiguresSchema,
});

export type Badge = v.InferOutput<typeof badgeSchema>;

/** Whether a badge is held now, not lost. */
export const isHeld = ({ until }: Badge): boolean => until === undefined;

/** One criterion, what it asks and what the tutor has; `has` is undefined where too little is known. */
export interface BadgeLine {
  readonly criterion: BadgeCriterion;
  readonly asked: number;
  readonly has: number | undefined;
  readonly isMet: boolean;
}

/** Each criterion that asks for something, beside the figures of a tutor. */
export function badgeLines(asked: BadgeCriteria, figures: BadgeFigures): readonly BadgeLine[] {
  return criteria
    .filter((criterion) => asked[criterion] > 0)
    .map((criterion) => {
      const has = figures[criterion];
      return { criterion, asked: asked[criterion], has, isMet: has !== undefined && has >= asked[criterion] };
    });
}

/** Whether somebody holds a badge. Without any criterion nobody does. */
export function meetsBadge(asked: BadgeCriteria, figures: BadgeFigures): boolean {
  const lines = badgeLines(asked, figures);
  return lines.length > 0 && lines.every(({ isMet }) => isMet);
}

/**
 * The badge after the count of a month. A tutor who meets all criteria holds it, since when it was held
 * without a break. One who no longer does has lost it from this month on, and that stays in sight for a year,
 * with the figures of the count that took it back. Undefined without either.
 */
export function assessBadge(
  before: Badge | undefined,
  { asked, figures, now }: { asked: BadgeCriteria; figures: BadgeFigures; now: string },
): Badge | undefined {
  const held = before && isHeld(before) ? before : undefined;
  if (meetsBadge(asked, figures)) return { since: held?.since ?? now, figures };
  if (held) return { since: held.since, until: now, figures };
  return before?.until !== undefined && before.until > monthAfter(now, -badgeMonths) ? before : undefined;
}

interface Rated {
  readonly count?: number;
  readonly average?: number;
  readonly chosen?: number;
}

interface Known {
  /** Confirmed lessons by month. */
  readonly taught?: Readonly<Record<string, number>> | undefined;
  readonly rating?: Rated | undefined;
  readonly replies?: { readonly offers: number; readonly answered: number } | undefined;
}

/**
 * The figures of a tutor for the count of a month, from the twelve months before it.
 * @param now month of the count, which does not count itself
 */
export function badgeFigures({ taught = {}, rating = {}, replies }: Known, now: string): BadgeFigures {
  const first = monthAfter(now, -badgeMonths);
  const lessons = Object.entries(taught)
    .filter(([one]) => one >= first && one < now)
    .reduce((sum, [, number]) => sum + number, 0);
  return {
    lessons,
    families: rating.chosen ?? 0,
    reviews: rating.count ?? 0,
    ...(rating.average !== undefined && { stars: Math.round(rating.average * 10) }),
    ...(replies &&
      replies.offers >= fewestOffers && { replies: Math.floor((replies.answered * 100) / replies.offers) }),
  };
}
