import type { GroupTerms } from '@/entities/neighbour-group';
import type { TuitionRequest } from '@/entities/tuition-request';
import type { WantedTutor } from './wanted-tutor';

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
