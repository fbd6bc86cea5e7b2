import { groupPrice, type GroupTerms } from '@/entities/neighbour-group';
import type { TuitionRequest } from '@/entities/tuition-request';
import { medianOf, type Tutor } from '@/entities/tutor';
import { levelOf } from '@/shared/ghana';
import type { ProposedGroup } from './propose-groups';

/** Proposed prices are whole cedis. */
const cedi = 100;

/** Median price of a single lesson from matching tutors, in pesewas; 0 when there are none. */
export function usualPrice({ lessons, place }: TuitionRequest, tutors: readonly Tutor[]): number {
  const prices = tutors
    .filter(
      ({ state, subjects, levels, regions, price }) =>
        state === 'active' &&
        price > 0 &&
        subjects.includes(lessons.prioritySubject) &&
        levels.includes(levelOf(lessons.schoolClass)) &&
        regions.includes(place.region),
    )
    .map(({ price }) => price);
  return Math.round(medianOf(prices) / cedi) * cedi;
}

/**
 * Terms that the families of a group receive.
 * @param furtherChildPercent surcharge for each further child, in percent
 */
export function groupTerms(
  { requests, hours }: ProposedGroup,
  priceAlone: number,
  furtherChildPercent: number,
): GroupTerms | null {
  const [first] = requests;
  if (!first) return null;
  return {
    schoolClass: first.lessons.schoolClass,
    subject: first.lessons.prioritySubject,
    region: first.place.region,
    town: first.place.town,
    hours: [...hours],
    size: requests.length,
    pricePerChild: groupPrice(priceAlone, requests.length, furtherChildPercent).perChild,
    priceAlone,
  };
}
