import { expect, it } from 'vitest';
import { answersInOrder } from './answers-in-order';

it('puts the answers that fail most often first, and counts those without a vote', () => {
  const { voted, without } = answersInOrder({
    cost: { yes: 9, no: 2 },
    refund: { yes: 0, no: 0 },
    police: { yes: 1, no: 2 },
    online: { yes: 4, no: 0 },
    'lost-code': { yes: 5, no: 7 },
  });
  expect(voted.map(({ question }) => question)).toEqual(['lost-code', 'police', 'cost', 'online']);
  expect(without).toBe(1);
});
