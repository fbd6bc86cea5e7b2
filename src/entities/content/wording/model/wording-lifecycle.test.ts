import { expect, it } from 'vitest';
import { wordingLifecycle } from './wording-lifecycle';

it('is decided by the office alone, which can take back what it accepted', () => {
  expect(wordingLifecycle.initial).toBe('suggested');
  expect(
    wordingLifecycle.transitions.map(({ from, event, to, by }) => [from, event, to, by].join(' ')),
  ).toEqual([
    'suggested wording.accepted accepted office',
    'suggested wording.declined declined office',
    'accepted wording.declined declined office',
  ]);
});
