import { describe, expect, it } from 'vitest';
import { checkFlyer } from './check-flyer';
import { markSigns, quotesOf } from './mark-signs';
import { mostCharacters } from './read-flyer';

const filler = 'The school has a library and a field for football. Lessons begin at half past seven. ';
const long = (text: string, length: number) =>
  (filler.repeat(Math.ceil(length / filler.length)) + text).slice(-length);

describe('a long text', () => {
  it('of 200,000 characters is read to its end, with pauses', async () => {
    let pauses = 0;
    const checked = await checkFlyer(long('Pay GHS 350 processing fee.', 200_000), async () => {
      pauses += 1;
    });
    expect(checked.flyer.leftOut).toBe(0);
    expect(checked.found.map(({ id }) => id)).toEqual(['fee']);
    expect(pauses).toBeGreaterThanOrEqual(2);
  });

  it('of more is read up to there, and says what was left out', async () => {
    const { flyer, found } = await checkFlyer(`Pay GHS 350 processing fee. ${long('', 400_000)}`);
    expect(flyer.text.length).toBe(mostCharacters);
    expect(flyer.leftOut).toBe(400_028 - mostCharacters);
    expect(found).toHaveLength(1);
  });

  it.each([
    'pay ',
    'No fee. ',
    'a',
    'a.',
    '1,',
    '0 2 4 ',
    '!',
    '\n',
    ' ',
    '\u200B',
    'a\u200B',
    'LL-J ',
    'protocol slot ',
    'a@gmail.com ',
    'Pay 300 to 0244000111 by momo. ',
    'Ра',
  ])('of nothing but %j takes no second for any step', async (unit) => {
    const text = unit.repeat(Math.ceil(mostCharacters / unit.length));
    let longest = 0;
    let last = performance.now();
    await checkFlyer(text, async () => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    });
    expect(longest).toBeLessThan(1000);
  });

  it('is shown around its signs only', async () => {
    const { flyer, found } = await checkFlyer(
      `${long('', 5000)}Pay GHS 350 processing fee.${long('', 5000)}`,
    );
    const pieces = markSigns(flyer, found);
    const shown = pieces.map(({ text }) => text).join('');
    expect(shown.length).toBeLessThan(1000);
    expect(shown.length + pieces.reduce((sum, { leftOut }) => sum + leftOut, 0)).toBe(flyer.text.length);
    expect(pieces.filter(({ numbers }) => numbers.length > 0).map(({ text }) => text)).toEqual([
      'Pay GHS 350 processing fee',
    ]);
  });
});

describe('the words of a sign', () => {
  const quotes = async (text: string) => {
    const { flyer, found } = await checkFlyer(text);
    return Object.fromEntries(found.map((sign) => [sign.id, quotesOf(flyer, sign)]));
  };

  it('are quoted as they stand in the text', async () => {
    expect((await quotes('Teachers! 𝗣𝗮𝘆 *GHS 400* for the m\u0336edical fee.')).fee).toEqual([
      '𝗣𝗮𝘆 *GHS 400',
      'm\u0336edical fee',
    ]);
  });

  it('show invisible characters as a box', async () => {
    const found = await quotes('A small pro\u200Bcessing f\u200Bee is paid.');
    expect(found['hidden-letters']).toEqual(['pro▯cessing f▯ee']);
    expect(found.fee).toEqual(['pro▯cessing f▯ee']);
  });

  it('keep joined emoji and the accents of our languages', async () => {
    const text = 'Nufiala dim 👩🏾‍🏫 ɖe kɔ́ŋ, le Keta. Medical fee: GHS 90.';
    const { flyer, found } = await checkFlyer(text);
    expect(flyer.hidden).toEqual([]);
    expect(
      markSigns(flyer, found)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('are marked with the numbers of all their signs', async () => {
    const { flyer, found } = await checkFlyer(
      'Send the interview fee of GHC 300 by MoMo to 0244 000 111 today.',
    );
    const pieces = markSigns(flyer, found);
    expect(pieces.map(({ text }) => text).join('')).toBe(flyer.text);
    expect(pieces.some(({ numbers }) => numbers.length === 2)).toBe(true);
  });
});
