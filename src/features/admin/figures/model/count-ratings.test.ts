import { expect, it } from 'vitest';
import { countRatings } from './count-ratings';

const ama = { id: 'ama', state: 'active', isSample: false } as const;
const review = (stars: number, given = {}) =>
  ({ tutorId: 'ama', state: 'published', stars, isSample: false, ...given }) as const;

it('counts published reviews, with an average from three on', () => {
  expect(countRatings([review(5), review(4)], [ama])).toEqual({ ama: { count: 2 } });
  expect(countRatings([review(5), review(5), review(4)], [ama])).toEqual({ ama: { count: 3, average: 4.7 } });
});

it.each([
  ['a review that the office has not published', review(1, { state: 'submitted' }), ama],
  ['a withheld review', review(1, { state: 'withheld' }), ama],
  ['a review of another tutor', review(1, { tutorId: 'kofi' }), ama],
  ['a sample review of a real tutor', review(1, { isSample: true }), ama],
  ['a suspended tutor', review(1), { ...ama, state: 'suspended' as const }],
])('leaves out %s', (_what, one, tutor) => {
  expect(countRatings([one], [tutor])).toEqual({});
});
