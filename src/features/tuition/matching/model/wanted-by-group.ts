import type { GroupTerms } from '@/entities/neighbour-group';
import type { TuitionRequest } from '@/entities/tuition-request';
import type { WantedTutor } from './wanted-tutor';

/**
 * Combined wishes of a group: a tutor who matches them matches every family. The budget is the lowest one,
 * converted to the price of a single lesson, because tutors are ranked by that price.
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
