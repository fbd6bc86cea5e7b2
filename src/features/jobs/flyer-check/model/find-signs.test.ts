import { describe, expect, it } from 'vitest';
import { fakeFlyers } from '../../../../../tests/samples/flyers/fake-flyers';
import { genuineFlyers } from '../../../../../tests/samples/flyers/genuine-flyers';
import { findSigns } from './find-signs';
import { readFlyer } from './read-flyer';
import { mild, signIds, signs } from './signs';

const signsIn = (text: string) => findSigns(readFlyer(text)).map(({ id }) => id);

describe('the table of flyers', () => {
  it('has at least sixty, half of them genuine, and every sign', () => {
    expect(fakeFlyers.length).toBeGreaterThanOrEqual(30);
    expect(genuineFlyers.length).toBeGreaterThanOrEqual(30);
    const shown = new Set([...fakeFlyers, ...genuineFlyers].flatMap((flyer) => flyer.signs));
    expect(signIds.filter((id) => !shown.has(id))).toEqual([]);
  });

  it.each(fakeFlyers)(
    'finds in the fake “$name” its signs, one of them more than mild',
    ({ text, signs: all }) => {
      expect([...signsIn(text)].sort()).toEqual([...all].sort());
      expect(all.some((id) => signs[id].weight > mild)).toBe(true);
    },
  );

  it.each(genuineFlyers)('finds in the genuine “$name” nothing, or what is mild', ({ text, signs: all }) => {
    expect(signsIn(text)).toEqual(all);
    expect(all.filter((id) => signs[id].weight > mild)).toEqual([]);
  });
});
