import { expect, it } from 'vitest';
import { builtFacts } from '@/shared/office-facts';
import { countLate } from './count-late';

const friday = '2026-11-20T09:00:00.000Z';
const monday = '2026-11-23T09:00:00.000Z';
const count = (now: string, facts = {}) =>
  countLate([friday, monday], { ...builtFacts, ...facts }, new Date(now));

it('counts what waits longer than the office says, without weekends and closed days', () => {
  expect(count('2026-11-24T17:00:00.000Z')).toBe(0);
  expect(count('2026-11-24T17:00:01.000Z')).toBe(1);
  expect(count('2026-11-24T17:00:01.000Z', { closedOn: '2026-11-23' })).toBe(0);
  expect(count('2026-11-25T18:00:00.000Z')).toBe(2);
  expect(count('2026-11-25T18:00:00.000Z', { replyDays: 10 })).toBe(0);
});
