import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maximumMeasures } from './measures';
import { maximumPupils, maximumRowsLength, readRows, rowsShape, writeRows, type Pupil } from './pupils';
import { summarize, type Scale } from './summary';

const scale: Scale = { lowest: 0, highest: 100, better: 'higher' };

const pupilsOf = (...pairs: readonly (readonly [number | null, number | null])[]): readonly Pupil[] =>
  pairs.map(([before, after], index) => ({ number: String(index + 1), pairs: [{ before, after }] }));

it('compares only pupils with both figures, and counts the others', () => {
  const found = summarize(pupilsOf([10, 20], [null, 30], [40, null], [null, null], [50, 50]), 0, scale);
  expect(found).toMatchObject({
    pupils: 5,
    withoutBefore: 1,
    withoutAfter: 1,
    withNeither: 1,
    rose: 1,
    same: 1,
    fell: 0,
  });
  expect(found.compared.map(({ number }) => number)).toEqual(['1', '5']);
});

it('has no spread when nobody can be compared', () => {
  expect(summarize(pupilsOf([10, null]), 0, scale)).toMatchObject({
    before: null,
    after: null,
    change: null,
  });
});

it('takes the median between two neighbours, and quartiles by distance', () => {
  const { before } = summarize(pupilsOf([1, 1], [2, 1], [3, 1], [4, 1]), 0, scale);
  expect(before).toEqual({ least: 1, lower: 1.75, median: 2.5, upper: 3.25, most: 4 });
});

it('subtracts decimals without an error of binary fractions', () => {
  expect(summarize(pupilsOf([0.1, 0.3]), 0, scale).compared[0]?.by).toBe(0.2);
});

it('finds the one pupil who changed far more than the others', () => {
  const pupils = pupilsOf([40, 42], [41, 44], [50, 51], [52, 54], [45, 47], [30, 95]);
  expect(summarize(pupils, 0, scale).outliers.map(({ number }) => number)).toEqual(['6']);
});

it('counts who began near the good end of the scale, at either end', () => {
  const pupils = pupilsOf([95, 96], [90, 90], [5, 3], [50, 60]);
  expect(summarize(pupils, 0, scale).nearBest).toBe(2);
  expect(summarize(pupils, 0, { ...scale, better: 'lower' }).nearBest).toBe(1);
});

it('notices that the lowest rose most and the highest fell', () => {
  expect(
    summarize(pupilsOf([10, 30], [20, 32], [50, 50], [80, 70], [90, 72]), 0, scale).isTowardsMiddle,
  ).toBe(true);
  expect(
    summarize(pupilsOf([10, 15], [20, 25], [50, 55], [80, 85], [90, 95]), 0, scale).isTowardsMiddle,
  ).toBe(false);
});

const figure = fc.option(
  fc.integer({ min: -99_999, max: 9_999_999 }).map((hundredths) => hundredths / 100),
  { nil: null },
);

const anyPupils = fc.array(
  fc.record({
    number: fc.integer({ min: 0, max: 999_999 }).map(String),
    pairs: fc.array(fc.record({ before: figure, after: figure }), { minLength: 2, maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 60 },
);

it('stores every row, and reads the same ones', () => {
  fc.assert(
    fc.property(anyPupils, (pupils) => {
      const rows = writeRows(pupils);
      expect(rows).toMatch(rowsShape);
      expect(readRows(rows, 2)).toEqual(pupils);
    }),
  );
});

it('counts every pupil exactly once, and keeps the order of quartiles', () => {
  fc.assert(
    fc.property(anyPupils, (pupils) => {
      const found = summarize(pupils, 1, scale);
      const { compared, withNeither, withoutAfter, withoutBefore, rose, same, fell } = found;
      expect(compared.length + withNeither + withoutAfter + withoutBefore).toBe(pupils.length);
      expect(rose + same + fell).toBe(compared.length);
      const { change } = found;
      if (change === null) return;
      const { least, lower, median, upper, most } = change;
      expect([least, lower, median, upper, most]).toEqual(
        [least, lower, median, upper, most].sort((a, b) => a - b),
      );
    }),
  );
});

it('says the same whatever the order of the pupils', () => {
  fc.assert(
    fc.property(anyPupils, (pupils) => {
      const { compared: _one, outliers: _two, ...there } = summarize(pupils, 0, scale);
      const { compared: _three, outliers: _four, ...back } = summarize([...pupils].reverse(), 0, scale);
      expect({ ...back, isTowardsMiddle: there.isTowardsMiddle }).toEqual(there);
    }),
  );
});

it('stores the longest report within half of what a document of Firestore holds', () => {
  const pair = { before: -99_999.99, after: -99_999.99 };
  const pupils = Array.from({ length: maximumPupils }, (_, index) => ({
    number: `Pupil/${String(100_000 + index)}/123456A`,
    pairs: Array.from({ length: maximumMeasures }, () => pair),
  }));
  const rows = writeRows(pupils);
  expect(rows).toHaveLength(maximumRowsLength);
  expect(new TextEncoder().encode(rows).length).toBeLessThan(2 ** 19);
  expect(rowsShape.test(rows)).toBe(true);
  expect(readRows(rows, maximumMeasures)).toEqual(pupils);
});
