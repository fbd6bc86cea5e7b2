import { describe, expect, it } from 'vitest';
import { fakeFlyers } from '../../../../../tests/samples/flyers/fake-flyers';
import { genuineFlyers } from '../../../../../tests/samples/flyers/genuine-flyers';
import { checkFlyer } from './check-flyer';
import { mild, signIds, signs } from './signs';

const signsIn = async (text: string) => (await checkFlyer(text)).found.map(({ id }) => id);

describe('the table of flyers', () => {
  it('has at least sixty, half of them genuine, and every sign', () => {
    expect(fakeFlyers.length).toBeGreaterThanOrEqual(30);
    expect(genuineFlyers.length).toBeGreaterThanOrEqual(30);
    const shown = new Set([...fakeFlyers, ...genuineFlyers].flatMap((flyer) => flyer.signs));
    expect(signIds.filter((id) => !shown.has(id))).toEqual([]);
  });

  it.each(fakeFlyers)(
    'finds in the fake “$name” its signs, one of them more than mild',
    async ({ text, signs: all }) => {
      expect([...(await signsIn(text))].sort()).toEqual([...all].sort());
      expect(all.some((id) => signs[id].weight > mild)).toBe(true);
    },
  );

  it.each(genuineFlyers)(
    'finds in the genuine “$name” nothing, or what is mild',
    async ({ text, signs: all }) => {
      expect(await signsIn(text)).toEqual(all);
      expect(all.filter((id) => signs[id].weight > mild)).toEqual([]);
    },
  );
});
