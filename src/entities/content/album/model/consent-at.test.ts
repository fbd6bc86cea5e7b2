import { expect, it } from 'vitest';
import { isConsented } from './consent-at';

it('needs no consent without a child', () => {
  expect(isConsented({ until: '' }, '2099-01-01T00:00:00.000Z')).toBe(true);
});

it('lasts through its last day and ends before the next', () => {
  const picture = { until: '2026-12-01' };
  expect(isConsented(picture, '2026-12-01T23:58:59.000Z')).toBe(true);
  expect(isConsented(picture, '2026-12-01T23:59:00.001Z')).toBe(false);
  expect(isConsented(picture, '2026-12-02T00:00:00.000Z')).toBe(false);
});

it('is over when the day is none', () => {
  expect(isConsented({ until: '2026-99-99' }, '2026-01-01T00:00:00.000Z')).toBe(false);
});
