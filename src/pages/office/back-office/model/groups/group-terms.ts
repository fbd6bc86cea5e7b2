import { groupPrice, type GroupTerms } from '@/entities/neighbour-group';
import type { TuitionRequest } from '@/entities/tuition-request';
import type { Tutor } from '@/entities/tutor';
import { levelOf } from '@/shared/ghana';
import { medianOf } from '../match/tutor-history';
import type { WantedTutor } from '../match/wanted-tutor';
import type { ProposedGroup } from './propose-groups';

/** Prices are proposed in whole cedis. */
const cedi = 100;

/** What a lesson alone costs in the middle, for tutors who could teach it; 0 when there are none. Pesewas. */
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

/** What the families of a group are told. */
export function groupTerms({ requests, hours }: ProposedGroup, priceAlone: number): GroupTerms | null {
  const [first] = requests;
  if (!first) return null;
  return {
    schoolClass: first.lessons.schoolClass,
    subject: first.lessons.prioritySubject,
    region: first.place.region,
    town: first.place.town,
    hours: [...hours],
    size: requests.length,
    pricePerChild: groupPrice(priceAlone, requests.length).perChild,
    priceAlone,
  };
}

/**
 * The wishes of all families of a group as one: a tutor who fits them fits each. The budget is that of the family with the least,
 * as a price alone, because a tutor is ranked by the price of a lesson alone.
 */
export function wantedByGroup(
  requests: readonly TuitionRequest[],
  { hours, pricePerChild, priceAlone }: Pick<GroupTerms, 'hours' | 'pricePerChild' | 'priceAlone'>,
): WantedTutor | null {
  const [first] = requests;
  if (!first) return null;
  const budgets = requests.map(({ lessons }) => lessons.budget).filter((budget) => budget > 0);
  const least = budgets.length === 0 ? 0 : Math.min(...budgets);
  return {
    learner: { need: '' },
    place: { ...first.place, where: 'home' },
    lessons: {
      ...first.lessons,
      hours: [...hours],
      subjects: [first.lessons.prioritySubject],
      perWeek: Math.min(...requests.map(({ lessons }) => lessons.perWeek)),
      tutorGender:
        requests.map(({ lessons }) => lessons.tutorGender).find((gender) => gender !== 'any') ?? 'any',
      budget: pricePerChild === 0 ? 0 : Math.round((least * priceAlone) / pricePerChild),
    },
  };
}
