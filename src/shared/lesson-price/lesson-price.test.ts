import { expect, it } from 'vitest';
import { builtFacts } from '../office-facts';
import { priceOf, rateOf, sumOf, trialPayerOf, tutorShareOf } from './lesson-price';

it.each([
  [8, 6000, 0, '', { taught: 48_000, transport: 0, trial: 0, total: 48_000 }],
  [8, 6000, 1000, '', { taught: 48_000, transport: 8000, trial: 0, total: 56_000 }],
  [8, 6000, 0, 'family', { taught: 48_000, transport: 0, trial: 0, total: 48_000 }],
  [8, 6000, 0, 'office', { taught: 48_000, transport: 0, trial: 6000, total: 42_000 }],
  [8, 6000, 1000, 'office', { taught: 48_000, transport: 7000, trial: 6000, total: 49_000 }],
  // Who goes on pays the trial.
  [8, 6000, 1000, 'family-after-yes', { taught: 48_000, transport: 8000, trial: 0, total: 56_000 }],
  [1, 6000, 1000, 'office', { taught: 6000, transport: 0, trial: 6000, total: 0 }],
  [0, 6000, 1000, 'office', { taught: 0, transport: 0, trial: 0, total: 0 }],
] as const)('adds up %i lessons at %i with transport %i, trial paid by “%s”', (...row) => {
  const [lessons, rate, transport, trialPayer, sum] = row;
  expect(sumOf({ lessons, rate, transport, trialPayer })).toEqual({ lessons, rate, ...sum });
});

it.each([
  [1, 6500, 1000, 7500],
  [8, 6500, 1000, 60_000],
  [8, 6250, 0, 50_000],
  [0, 6500, 1000, 0],
])(
  'adds up %i lessons at %i with transport %i and no trial among them: %i',
  (lessons, rate, transport, total) => {
    expect(sumOf({ lessons, rate, transport }).total).toBe(total);
  },
);

it('takes the rate of the level and the lessons of four weeks', () => {
  const price = { level: 'jhs', minutes: 75, lessons: 8, rate: 6000, total: 48_000 };
  expect(priceOf('jhs-2', 2, builtFacts)).toMatchObject(price);
});

it.each([
  ['kg-1', 1],
  ['shs-3', 7],
] as const)('is computed for %s, %i lessons a week', (schoolClass, perWeek) => {
  const { lessons, rate, total } = priceOf(schoolClass, perWeek, builtFacts);
  expect(total).toBe(lessons * rate);
  expect(lessons).toBe(perWeek * 4);
});

it.each([
  [8000, { rate: 8000, total: 64_000 }],
  [0, { rate: 6000, total: 48_000 }],
  [undefined, { rate: 6000, total: 48_000 }],
])('takes the price of the chosen tutor, if there is one: %s', (tutorPrice, price) => {
  expect(priceOf('jhs-2', 2, builtFacts, { tutorPrice })).toMatchObject(price);
});

it('follows what the office has set', () => {
  const office = { ...builtFacts, rateJhs: 6250, trialPayer: 'office' } as const;
  expect(priceOf('jhs-2', 2, office, { transport: 1000 })).toMatchObject({ trial: 6250, total: 50_750 });
});

it.each([
  // What a quarter of an hour changes, the level, minutes, the price.
  [20, 'jhs', 75, 6000],
  [20, 'jhs', 60, 4800],
  [20, 'jhs', 90, 7200],
  [20, 'jhs', 120, 9600],
  [25, 'primary', 120, 9000],
  [20, 'shs', 60, 4500],
  [15, 'private', 75, 6375],
  [0, 'jhs', 120, 6000],
] as const)('prices by length, at %i%% a quarter of an hour: %s for %i minutes', (...row) => {
  const [quarterPercent, level, minutes, price] = row;
  expect(rateOf(level, { ...builtFacts, quarterPercent }, minutes)).toBe(price);
});

it('prices a lesson by the length of the class', () => {
  const office = { ...builtFacts, quarterPercent: 20 };
  expect(priceOf('bece-private', 1, office)).toMatchObject({ minutes: 75, rate: 6000 });
  expect(priceOf('wassce-private', 1, office)).toMatchObject({ minutes: 90, rate: 7500 });
  expect(priceOf('bece-private', 1, office, { tutorPrice: 7000 })).toMatchObject({ rate: 7000 });
});

it.each([
  [6000, 80, 4800],
  [6250, 75, 4688],
  [6000, 100, 6000],
  [6000, 0, null],
])('pays the tutor of %i pesewas at %i%%: %s', (price, tutorPercent, share) => {
  expect(tutorShareOf(price, { tutorPercent })).toBe(share);
});

it('counts a trial as any other lesson until the office says otherwise', () => {
  expect(trialPayerOf({ trialPayer: '' })).toBe('family');
  expect(trialPayerOf({ trialPayer: 'office' })).toBe('office');
});
