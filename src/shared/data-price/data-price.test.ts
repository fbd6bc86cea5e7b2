import { expect, it } from 'vitest';
import { builtFacts } from '@/shared/office-facts';
import { formatSize, priceOf, sayPrice } from './data-price';

it('uses the published rate: 40.91 MB for a cedi', () => {
  expect(priceOf(40_910_000, builtFacts)).toBe(100);
  expect(priceOf(1_800_000, builtFacts)).toBeCloseTo(4.4, 1);
  expect(priceOf(48_000, builtFacts)).toBeCloseTo(0.117, 3);
});

it.each([
  [0, { kind: 'less' }],
  [1, { kind: 'less' }],
  [48_000, { kind: 'less' }],
  [409_099, { kind: 'less' }],
  [409_100, { kind: 'pesewas', count: 1 }],
  [600_000, { kind: 'pesewas', count: 1 }],
  [1_800_000, { kind: 'pesewas', count: 4 }],
  [40_500_000, { kind: 'pesewas', count: 99 }],
  [40_800_000, { kind: 'cedis', pesewas: 100 }],
  [101_000_000, { kind: 'cedis', pesewas: 247 }],
])('shows the price of %i bytes as %o', (bytes, said) => {
  expect(sayPrice(bytes, builtFacts)).toEqual(said);
});

it.each([
  [0, '0 kB'],
  [12, '1 kB'],
  [1499, '1 kB'],
  [48_200, '48 kB'],
  [499_499, '499 kB'],
  [500_000, '0.5 MB'],
  [999_500, '1.0 MB'],
  [1_840_000, '1.8 MB'],
  [123_456_789, '123.5 MB'],
])('writes %i bytes as %s', (bytes, shown) => {
  expect(formatSize(bytes).replace('\u00a0', ' ')).toBe(shown);
});
