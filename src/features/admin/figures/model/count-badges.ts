import {
  assessBadge,
  badgeFigures,
  type Badge,
  type BadgeCriteria,
  type Ratings,
  type Replies,
  type Taught,
} from '@/entities/site-figure';
import type { Tutor } from '@/entities/tutor';

type Rated = Pick<Ratings, 'byTutor' | 'badges'>;
type CountedTutor = Pick<Tutor, 'id' | 'state'>;

interface Counted {
  /** Ratings as counted today, without badges. */
  readonly rated: Ratings['byTutor'];
  readonly replies: Replies['byTutor'];
  readonly taught: Taught['byTutor'];
  readonly tutors: readonly CountedTutor[];
  readonly asked: BadgeCriteria;
  /** Month of the count, `YYYY-MM`. */
  readonly month: string;
}

/** The ratings with the badge of each tutor whose profile families can see; nobody else shows one. */
const withBadges = (
  rated: Ratings['byTutor'],
  tutors: readonly CountedTutor[],
  badgeOf: (id: string) => Badge | undefined,
): Ratings['byTutor'] => {
  const badges = tutors
    .filter(({ state }) => state !== 'suspended')
    .flatMap(({ id }) => {
      const badge = badgeOf(id);
      return badge === undefined ? [] : [[id, { ...rated[id], badge }] as const];
    });
  return { ...rated, ...Object.fromEntries(badges) };
};

/** Leaves badges as they are until the next count. */
export const keepBadges = (
  before: Rated | null,
  rated: Ratings['byTutor'],
  tutors: readonly CountedTutor[],
): Rated => ({
  byTutor: withBadges(rated, tutors, (id) => before?.byTutor[id]?.badge),
  ...(before?.badges && { badges: before.badges }),
});

/** The monthly count: gives and takes back badges by what is asked now. */
export const countBadges = (before: Rated | null, counted: Counted): Rated => {
  const { rated, replies, taught, tutors, asked, month } = counted;
  return {
    byTutor: withBadges(rated, tutors, (id) => {
      const known = { taught: taught[id], rating: rated[id], replies: replies[id] };
      return assessBadge(before?.byTutor[id]?.badge, {
        asked,
        figures: badgeFigures(known, month),
        now: month,
      });
    }),
    badges: { month, asked },
  };
};
