import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordCode, isLikeWords, lettersApart, nearWords, parseWordCode, wordCount } from './word-code';
import { words } from './words';

/** Groups that sound alike in Ghanaian English; at most one word of each is in the list. */
const soundAlike = `
  flower flour, weather whether, plain plane, stair stare, board bored, mail male, sail sale, right write,
  night knight, steel steal, meet meat, pause paws, berry bury, cereal serial, hair hare, bear bare, deer dear,
  knot not, pear pair, weight wait, waist waste, week weak, wood would, peace piece, peel peal, tale tail,
  sweet suite, maid made, main mane, morning mourning, principal principle, stationary stationery, whole hole,
  heel heal, idol idle, loan lone, medal meddle, metal mettle, muscle mussel, pale pail, pain pane, pedal peddle,
  peer pier, pour pore poor, profit prophet, rain reign rein, ring wring, road rode rowed, role roll, root route,
  rose rows, scene seen, cell sell, cellar seller, sight site, sole soul, stake steak, story storey, sauce source,
  tide tied, time thyme, throne thrown, through threw, vein vain, veil vale, wave waive, beach beech, bean been,
  bread bred, break brake, bridal bridle, ceiling sealing, cent scent, check cheque, chord cord, coarse course,
  complement compliment, council counsel, creek creak, currant current, dessert desert, fare fair, feet feat,
  fourth forth, gate gait, grate great, guest guessed, hall haul, hangar hanger, horse hoarse, lesson lessen,
  lightning lightening, manner manor, mustard mustered, patience patients, plait plate, praise prays, quay key,
  racket racquet, sea see, sealer seller, shore sure, stalk stork, summary summery, sundae sunday, teas tease,
  tire tyre, tuna tuner, wheel weal, border boarder, bold bowled, burger burgher, canvas canvass, coral choral,
  counter kounter, dough doe, fir fur, kernel colonel, leek leak, mayor mare, palate palette, panda pander,
  rapper wrapper, sachet sashay, saucer sorcerer, sword soared, tiger taiga, vial vile, yolk yoke, accept except,
  affect effect, advice advise, ensure insure, quiet quite, angle angel, dairy diary, rabbit rarebit
`
  .split(',')
  .map((group) => group.trim().split(/\s+/));

describe('the list of words', () => {
  it('has 2,048 words of four to seven letters, in order, each once', () => {
    expect(words).toHaveLength(wordCount);
    expect(words.filter((word) => !/^[a-z]{4,7}$/.test(word))).toEqual([]);
    expect([...new Set(words)].sort()).toEqual(words);
  });

  it('has no two words that one wrong letter or one swap turns into each other', () => {
    const clashes = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => Math.abs(one.length - other.length) < 2 && lettersApart(one, other) < 2)
        .map((other) => `${one} ${other}`),
    );
    expect(clashes).toEqual([]);
  });

  it('has no two words that sound alike', () => {
    expect(soundAlike.filter((group) => group.filter((word) => words.includes(word)).length > 1)).toEqual([]);
  });

  it('has no two plain forms of one word', () => {
    const plurals = words.filter((word) => words.includes(`${word}s`) || words.includes(`${word}es`));
    expect(plurals).toEqual([]);
  });
});

describe('a word code', () => {
  const numbers = fc.uint16Array({ minLength: 3, maxLength: 3 });
  const code = fc
    .array(numbers, { minLength: 12, maxLength: 12 })
    .map((draws) => createWordCode(words, () => draws.shift() ?? Uint16Array.of(1, 2, 3)));

  it('is three different words of the list and a digit', () => {
    const many = Array.from({ length: 1000 }, () => createWordCode(words));
    expect(many.every(({ id }) => /^[a-z]{4,7}(-[a-z]{4,7}){2}$/.test(id))).toBe(true);
    expect(many.every((one) => new Set(one.words).size === 3 && /^\d$/.test(one.digit))).toBe(true);
    expect(new Set(many.map(({ id }) => id)).size).toBe(1000);
  });

  it('is read in any case, with any signs between, the digit anywhere or forgotten', () => {
    fc.assert(
      fc.property(
        code,
        fc.constantFrom(' ', '-', ', ', '  ', '.', '\u2011', '\u00A0', ' – '),
        fc.integer({ min: 0, max: 4 }),
        fc.boolean(),
        (given, gap, place, isLoud) => {
          const parts = [...given.words];
          if (place < 4) parts.splice(place, 0, given.digit);
          const text = parts.join(gap);
          expect(parseWordCode(isLoud ? text.toUpperCase() : text, words)).toEqual({ code: given });
        },
      ),
    );
  });

  it('is read with the digit right behind a word', () => {
    const given = createWordCode(words);
    expect(parseWordCode(`${given.words.join(' ')}${given.digit}`, words)).toEqual({ code: given });
  });

  it('tells most words in another order by the digit', () => {
    const seen = Array.from({ length: 500 }, () => createWordCode(words)).map((given) => {
      const [one = '', two = '', three = ''] = given.words;
      return parseWordCode(`${two} ${one} ${three} ${given.digit}`, words);
    });
    const told = seen.filter((parsed) => 'problem' in parsed && parsed.problem.kind === 'check');
    expect(told.length).toBeGreaterThan(400);
  });

  it.each([
    ['', { kind: 'empty' }],
    [' - 7', { kind: 'empty' }],
    ['mango river', { kind: 'count', found: 2 }],
    ['mango mango river river', { kind: 'count', found: 4 }],
    ['mango rabbit basket 1 2', { kind: 'digits' }],
    ['mango rabitt basket', { kind: 'word', word: 'rabitt', near: ['rabbit', 'habit', 'habitat'] }],
    ['mango xylophone basket', { kind: 'word', word: 'xylophone', near: [] }],
  ])('says what is wrong with %j', (text, problem) => {
    const known = [...words];
    if (!known.includes('river')) known.push('river');
    expect(parseWordCode(text, known)).toEqual({ problem });
  });
});

it('offers words that are spelled nearly alike, the nearest first', () => {
  expect(nearWords('rabit', words)).toContain('rabbit');
  expect(nearWords('calendr', ['calm', 'candle', 'calendar'])).toEqual(['calendar']);
  expect(nearWords('qqqq', words)).toEqual([]);
});

it.each([
  ['mango rabbit basket 4', true],
  ['mango-rabbit-basket', true],
  ['7 MANGO rabbit', true],
  ['LL-C 4TR8 QX2N HM6D B', false],
  ['ll c 4tr8 qx2n hm6d b', false],
  ['C4TR8QX2NHM6DB', false],
  // The random characters of a code can all be letters.
  ['LL-C CCCH K4JN KGQD V', false],
  ['LL C CCCH KAJN KGQD V', false],
  ['', false],
])('knows words from a code: %j', (text, isWords) => {
  expect(isLikeWords(text)).toBe(isWords);
});

it.each([
  ['mango', 'mango', 0],
  ['mango', 'mnago', 1],
  ['mango', 'mang', 1],
  ['mango', 'mangoes', 2],
  ['', 'abc', 3],
])('counts the letters between %j and %j', (one, other, apart) => {
  expect(lettersApart(one, other)).toBe(apart);
});
