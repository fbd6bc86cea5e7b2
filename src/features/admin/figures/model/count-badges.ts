import {
  assessBadge,
  badgeFigures,
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

/** Tutors whose profile families can see; nobody else shows a badge. */
const shown = (tutors: readonly CountedTutor[]) => tutors.filter(({ state }) => state !== 'suspended');

/** Leaves badges as they are until the next count. */
export function keepBadges(
  before: Rated | null,
  rated: Ratings['byTutor'],
  tutors: readonly CountedTutor[],
): Rated {
  const kept = shown(tutors).flatMap(({ id }) => {
    const badge = before?.byTutor[id]?.badge;
    return badge === undefined ? [] : [[id, { ...rated[id], badge }] as const];
  });
  return {
    byTutor: { ...rated, ...Object.fromEntries(kept) },
    ...(before?.badges && { badges: before.badges }),
  };
}

/** The monthly count: gives and takes back badges by what is asked now. */
export function countBadges(before: Rated | null, counted: Counted): Rated {
  const { rated, replies, taught, tutors, asked, month } = counted;
  const assessed = shown(tutors).flatMap(({ id }) => {
    const known = { taught: taught[id], rating: rated[id], replies: replies[id] };
    const badge = assessBadge(before?.byTutor[id]?.badge, {
      asked,
      figures: badgeFigures(known, month),
      now: month,
    });
    return badge === undefined ? [] : [[id, { ...rated[id], badge }] as const];
  });
  return { byTutor: { ...rated, ...Object.fromEntries(assessed) }, badges: { month, asked } };
}
