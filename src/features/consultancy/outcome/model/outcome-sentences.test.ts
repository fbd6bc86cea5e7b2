import { expect, it, describe } from 'vitest';
import fc from 'fast-check';
import words from '@locales/en/outcome.json';
import { summarize, type Pupil, type Scale } from '@/entities/consultancy/outcome';
import { createI18n } from '@/shared/i18n';
import { dosageSentence, sentencesOf } from './outcome-sentences';

const scale: Scale = { lowest: 0, highest: 100, better: 'higher' };

type Given = readonly (readonly [number | null, number | null])[];

const pupilsOf = (pairs: Given): readonly Pupil[] =>
  pairs.map(([before, after], index) => ({ number: String(index + 1), pairs: [{ before, after }] }));

const sentences = (pairs: Given, of: Scale = scale) => sentencesOf(summarize(pupilsOf(pairs), 0, of), of);
const keys = (pairs: Given, of?: Scale) => sentences(pairs, of).map(({ key }) => key);

const i18n = await createI18n('en', { en: { outcome: words } });
const textOf = (pairs: Given, of?: Scale): string =>
  sentences(pairs, of)
    .map(({ key, values }) => i18n.t(`sentences.${key}`, { ns: 'outcome', ...values }))
    .join(' ');

/** Twelve pupils who all rose by five. */
const steady = Array.from({ length: 12 }, (_, index) => [40 + index, 45 + index] as const);

describe('what a report says', () => {
  it.each<[string, Given, readonly string[]]>([
    [
      'nobody has both figures',
      [
        [1, null],
        [null, 2],
      ],
      ['noneCompared', 'withoutAfter', 'withoutBefore'],
    ],
    ['nothing is there', [[null, null]], ['noneCompared', 'withNeither']],
    ['one pupil', [[10, 20]], ['compared', 'noneMissing', 'single', 'moved', 'fewPupils', 'noComparison']],
    [
      'a small group',
      [
        [10, 20],
        [20, 25],
        [30, 41],
      ],
      ['compared', 'noneMissing', 'medians', 'moved', 'medianChange', 'fewPupils', 'noComparison'],
    ],
    [
      'no change',
      [
        [10, 10],
        [20, 20],
      ],
      ['compared', 'noneMissing', 'medians', 'nothingChanged', 'fewPupils', 'noComparison'],
    ],
    [
      'as many up as down',
      [
        [10, 12],
        [20, 18],
        [30, 30],
      ],
      ['compared', 'noneMissing', 'medians', 'moved', 'medianSame', 'fewPupils', 'noComparison'],
    ],
    [
      'ten pupils or more',
      steady,
      ['compared', 'noneMissing', 'medians', 'middleHalf', 'moved', 'shares', 'medianChange', 'noComparison'],
    ],
  ])('%s', (_name, pairs, expected) => {
    expect(keys(pairs)).toEqual(expected);
  });

  it('a ceiling', () => {
    expect(keys([...steady, [95, 96], [97, 97], [99, 100]])).toContain('nearBest');
    expect(keys([...steady, [95, 96]])).not.toContain('nearBest');
  });

  it('one outlier', () => {
    expect(keys([...steady, [30, 99]])).toContain('outlier');
  });

  it('regress to the mean', () => {
    expect(
      keys([
        [10, 40],
        [20, 45],
        [50, 50],
        [80, 60],
        [90, 65],
      ]),
    ).toContain('towardsMiddle');
  });

  it('a measure of which less is better', () => {
    expect(keys(steady, { ...scale, better: 'lower' })).toContain('lowerIsBetter');
  });
});

it('reads as plain English', () => {
  expect(
    textOf([
      [10, 20],
      [20, 25],
      [30, 41],
      [30, null],
    ]),
  ).toBe(
    '3 of 4 pupils have both figures. The report compares these. ' +
      '1 pupil is not compared: there is no figure after. ' +
      'The median was 20 before and 25 after, on a scale from 0 to 100. 3 rose, 0 stayed the same, 0 fell. ' +
      'The median of the changes is +10. ' +
      'These are 3 pupils. One pupil changes the picture, so the report has no percentages. ' +
      'No other group was measured, so the figures do not say why they changed.',
  );
});

const anyPairs = fc.array(
  fc.tuple(fc.option(fc.integer({ min: 0, max: 100 })), fc.option(fc.integer({ min: 0, max: 100 }))),
  { minLength: 1, maxLength: 40 },
);

it('has a percentage only of ten pupils or more, no cause, and always says that there was no other group', () => {
  fc.assert(
    fc.property(anyPairs, (pairs) => {
      const text = textOf(pairs);
      const compared = pairs.filter(([before, after]) => before !== null && after !== null).length;
      if (compared < 10) expect(text).not.toMatch(/%|per cent/);
      expect(text).not.toMatch(/because of|thanks to|caused|effect|proves?|significant|improved/i);
      expect(text).not.toMatch(/\{\{|undefined|NaN/);
      if (compared > 0) expect(text).toContain(words.sentences.noComparison);
    }),
  );
});

it.each([
  ['', '', '', 'unknown'],
  [12, '', '', 'planned'],
  ['', 10, '', 'held'],
  ['', 10, 60, 'heldLong'],
  [12, 10, '', 'heldOfPlanned'],
  [12, 10, 45, 'heldOfPlannedLong'],
  [12, 0, 45, 'heldOfPlanned'],
] as const)('%j planned, %j held, %j minutes: %s', (planned, held, minutes, key) => {
  expect(dosageSentence({ planned, held, minutes }).key).toBe(key);
});

it('counts the hours of all sessions', () => {
  expect(dosageSentence({ planned: 12, held: 10, minutes: 45 }).values).toMatchObject({ hours: 7.5 });
});
