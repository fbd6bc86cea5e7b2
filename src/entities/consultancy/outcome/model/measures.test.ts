import { expect, it } from 'vitest';
import {
  maximumMeasures,
  maximumMeasuresLength,
  measureLimits,
  measuresShape,
  readMeasures,
  scaleLimits,
  writeMeasures,
  type Measure,
} from './measures';

const marks: Measure = { name: 'Mathematics', unit: 'marks', lowest: 0, highest: 100, better: 'higher' };
const absent: Measure = { name: 'Days absent', unit: 'days', lowest: -5, highest: 60, better: 'lower' };

it('stores one line a measure, and reads the same measures', () => {
  const text = writeMeasures([marks, absent]);
  expect(text).toBe('Mathematics\tmarks\t0\t100\thigher\nDays absent\tdays\t-5\t65\tlower');
  expect(measuresShape.test(text)).toBe(true);
  expect(readMeasures(text)).toEqual([marks, absent]);
});

it('stores as many measures as a report may have, with texts as long as they may be', () => {
  const longest: Measure = {
    name: 'ɛ'.repeat(measureLimits.name),
    unit: '€'.repeat(measureLimits.unit),
    lowest: scaleLimits.least,
    highest: scaleLimits.most,
    better: 'higher',
  };
  const measures = Array.from({ length: maximumMeasures }, () => longest);
  const text = writeMeasures(measures);
  expect(text.length).toBeLessThanOrEqual(maximumMeasuresLength);
  expect(measuresShape.test(text)).toBe(true);
  expect(readMeasures(text)).toEqual(measures);
  expect(measuresShape.test(writeMeasures([...measures, longest]))).toBe(false);
});

it.each([
  ['no measure', []],
  ['a measure without a name', [{ ...marks, name: '' }]],
  ['a name of spaces', [{ ...marks, name: '  ' }]],
  ['a measure without a unit', [{ ...marks, unit: '' }]],
  ['a name that is too long', [{ ...marks, name: 'a'.repeat(measureLimits.name + 1) }]],
  ['a scale of nothing', [{ ...marks, highest: 0 }]],
  ['a scale upside down', [{ ...marks, lowest: 100, highest: 0 }]],
  ['a scale with a fraction', [{ ...marks, highest: 0.5 }]],
])('refuses %s', (_what, measures) => {
  expect(measuresShape.test(writeMeasures(measures))).toBe(false);
});
