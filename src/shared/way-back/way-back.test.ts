import { expect, it } from 'vitest';
import { openedFrom, placeIn, toPlace, wayBackIn } from './way-back';

it('a page knows from which part of a code’s page it was opened', () => {
  const way = { code: 'LL-T1', place: 'part-tutor' };
  expect(wayBackIn(openedFrom(way))).toEqual(way);
  expect(placeIn(toPlace('part-tutor'))).toBe('part-tutor');
});

it.each([null, undefined, 'LL-T1', { wayBack: 'LL-T1' }, { wayBack: { code: 'LL-T1' } }, { place: 4 }])(
  'the state %j of the history leads nowhere',
  (state) => {
    expect(wayBackIn(state)).toBeNull();
    expect(placeIn(state)).toBeNull();
  },
);
