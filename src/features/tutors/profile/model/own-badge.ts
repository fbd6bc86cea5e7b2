import type { Lesson } from '@/entities/lesson';
import { badgeFigures, type BadgeFigures, type Ratings, type Replies } from '@/entities/site-figure';

interface Known {
  readonly lessons: readonly Pick<Lesson, 'state' | 'startsAt'>[];
  readonly rating: Ratings['byTutor'][string] | undefined;
  readonly replies: Replies['byTutor'][string] | undefined;
}

/**
 * What a tutor has so far, from the own register: the confirmed lessons of the last twelve months, this one
 * with them.
 */
export function ownBadgeFigures({ lessons, rating, replies }: Known, now: Date): BadgeFigures {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const confirmed = lessons.filter(
    ({ state, startsAt }) => (state === 'confirmed' || state === 'paid') && startsAt >= yearAgo.toISOString(),
  );
  const month = now.toISOString().slice(0, 7);
  return { ...badgeFigures({ rating, replies }, month), lessons: confirmed.length };
}
