import { expect, test } from 'vitest';
import { countTime, timeText } from './paper-clock';

const minute = 60_000;
const hour = 60 * minute;
const began = Date.UTC(2026, 10, 24, 9);
const at = (usedMinutes: number) => ({ usedMs: usedMinutes * minute, at: began });

test.each([
  ['a second of the open page', 10, began + 1000, 10 * minute + 1000],
  ['a sleep of twenty minutes', 10, began + 20 * minute, 30 * minute],
  ['a clock set back by a year', 10, began - 365 * 24 * hour, 10 * minute],
])('%s counts what passed', (_, used, now, usedMs) => {
  expect(countTime(at(used), now, hour)).toEqual({ clock: { usedMs, at: now }, state: 'going' });
});

test('after a clock was set back, time goes on from there', () => {
  const back = countTime(at(10), began - hour, hour).clock;
  expect(countTime(back, began - hour + minute, hour).clock.usedMs).toBe(11 * minute);
});

test('the last minute on an open page ends the paper, and not more than its time is used', () => {
  expect(countTime(at(59), began + 80_000, hour)).toEqual({
    clock: { usedMs: hour, at: null },
    state: 'over',
  });
});

test.each([
  ['a phone that was away for longer than the time left', began + 51 * minute],
  ['a clock set forward by a year', began + 365 * 24 * hour],
])('%s holds the paper, and takes nothing', (_, now) => {
  expect(countTime(at(10), now, hour)).toEqual({
    clock: { usedMs: 10 * minute, at: null },
    state: 'held',
  });
});

test('a paused paper uses no time', () => {
  const paused = { usedMs: 10 * minute, at: null };
  expect(countTime(paused, began + 5 * hour, hour)).toEqual({ clock: paused, state: 'going' });
});

test.each([
  [hour, '60:00'],
  [65_001, '1:06'],
  [0, '0:00'],
  [-1, '0:00'],
])('%d ms left is %s', (left, text) => {
  expect(timeText(left)).toBe(text);
});
