import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barsOf, chartSize, heightInBars, heightOf, ticksOf } from './chart-shapes';

const scale = { lowest: 0, highest: 100, better: 'higher' } as const;

it('puts the ends of the scale at the edges', () => {
  expect(heightOf(100, scale)).toBe(chartSize.top);
  expect(heightOf(0, scale)).toBe(chartSize.height - chartSize.bottom);
});

it.each([
  [{ lowest: 0, highest: 100 }, [0, 25, 50, 75, 100]],
  [{ lowest: 1, highest: 5 }, [1, 2, 3, 4, 5]],
  [{ lowest: 0, highest: 50 }, [0, 50]],
])('marks %j', (ends, ticks) => {
  expect(ticksOf(ends)).toEqual(ticks);
});

it('has a bar for each figure of a short scale', () => {
  const one = { number: '1', before: 1, after: 5, by: 4 };
  expect(barsOf([one], { lowest: 1, highest: 5, better: 'higher' })).toEqual([
    { label: '5', before: 0, after: 1 },
    { label: '4', before: 0, after: 0 },
    { label: '3', before: 0, after: 0 },
    { label: '2', before: 0, after: 0 },
    { label: '1', before: 1, after: 0 },
  ]);
});

it('puts a figure of a short scale in the middle of its bar', () => {
  const ends = { lowest: 1, highest: 5 };
  const step = (chartSize.height - chartSize.bottom - chartSize.top) / 5;
  expect(heightInBars(5, ends)).toBeCloseTo(chartSize.top + step / 2, 0);
  expect(heightInBars(1, ends)).toBeCloseTo(chartSize.height - chartSize.bottom - step / 2, 0);
  expect(heightInBars(30, scale)).toBe(heightOf(30, scale));
});

it('counts a figure at the edge of two bars in the higher one', () => {
  const at = (value: number) => ({ number: '1', before: value, after: value, by: 0 });
  for (const edge of [0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
    expect(barsOf([at(edge)], scale).filter(({ before }) => before === 1)).toMatchObject([
      { label: `${edge}–${edge + 10}` },
    ]);
  expect(barsOf([at(100)], scale)[0]).toMatchObject({ label: '90–100', after: 1 });
});

it('counts every pupil once on each side', () => {
  const value = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value)), (pairs) => {
      const compared = pairs.map(([before, after]) => ({ number: '1', before, after, by: after - before }));
      const bars = barsOf(compared, scale);
      expect(bars.reduce((sum, { before }) => sum + before, 0)).toBe(pairs.length);
      expect(bars.reduce((sum, { after }) => sum + after, 0)).toBe(pairs.length);
    }),
  );
});
