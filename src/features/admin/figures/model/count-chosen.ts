import type { Offer } from '@/entities/offer';
import type { Ratings } from '@/entities/site-figure';
import type { Tutor } from '@/entities/tutor';

type ByTutor = Ratings['byTutor'];

/**
 * Adds the offers that families chose to those counted before, by tutor. An offer is chosen once, and a
 * family has one of a tutor at a time. Leaves out samples of real tutors, and tutors who are gone.
 */
export function countChosen(
  before: ByTutor,
  chosen: readonly Pick<Offer, 'tutorId' | 'isSample'>[],
  tutors: readonly Pick<Tutor, 'id' | 'isSample'>[],
): ByTutor {
  return Object.fromEntries(
    tutors.flatMap(({ id, isSample }) => {
      const own = chosen.filter((offer) => offer.tutorId === id && (isSample || !offer.isSample));
      const count = (before[id]?.chosen ?? 0) + own.length;
      return count === 0 ? [] : [[id, { chosen: count }]];
    }),
  );
}

/** Both figures of each tutor in one record. */
export const joinRatings = (reviews: ByTutor, chosen: ByTutor): ByTutor =>
  Object.fromEntries(
    [...new Set([...Object.keys(reviews), ...Object.keys(chosen)])].map((id) => [
      id,
      { ...reviews[id], ...chosen[id] },
    ]),
  );
