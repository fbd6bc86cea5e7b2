import { choiceOf, type Offer } from '@/entities/offer';
import { useAbsence } from '@/entities/tutor';

/**
 * The offers by which the next thing is told: without that of the only tutor who said yes, while nobody can
 * choose this tutor. The card names the tutor, so this reads nothing more.
 */
export function useReachableOffers(
  offers: readonly Offer[] | undefined,
  now: Date,
): readonly Offer[] | undefined {
  const choice = choiceOf(offers ?? [], now);
  const only = choice.kind === 'ready' && choice.offers.length === 1 ? choice.offers[0] : null;
  const isAway = useAbsence(only?.tutorId ?? '') !== null;
  return isAway ? offers?.filter(({ id }) => id !== only?.id) : offers;
}
