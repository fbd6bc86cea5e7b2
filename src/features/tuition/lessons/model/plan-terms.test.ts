import { expect, it } from 'vitest';
import type { Offer } from '@/entities/offer';
import { planTerms } from './plan-terms';

const offer = { id: 'offer-1', learner: { schoolClass: 'jhs-2', where: 'home' } } as unknown as Offer;

it.each([
  ['no lesson', [], true],
  ['a lesson of another family', [{ offerId: 'offer-2', state: 'confirmed' }], true],
  ['a planned lesson', [{ offerId: 'offer-1', state: 'planned' }], false],
  ['a trial that was taught', [{ offerId: 'offer-1', state: 'taught' }], false],
  ['a trial that was cancelled', [{ offerId: 'offer-1', state: 'cancelled' }], true],
] as const)('after %s the next lesson is the trial: %s', (_what, lessons, isTrial) => {
  expect(planTerms(offer, lessons).isTrial).toBe(isTrial);
});
