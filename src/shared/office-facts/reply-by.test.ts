import { expect, it } from 'vitest';
import { builtFacts } from './built-facts';
import { replyBy } from './reply-by';

const by = (sent: string, facts = {}) => replyBy(new Date(sent), { ...builtFacts, ...facts }).toISOString();

it.each([
  ['on a Monday', '2026-11-16T09:00:00Z', {}, '2026-11-18T17:00:00.000Z'],
  ['on a Friday, past the weekend', '2026-11-20T09:00:00Z', {}, '2026-11-24T17:00:00.000Z'],
  ['on a Sunday', '2026-11-22T09:00:00Z', {}, '2026-11-24T17:00:00.000Z'],
  ['before Christmas and Boxing Day', '2026-12-24T10:00:00Z', {}, '2026-12-29T17:00:00.000Z'],
  [
    'before a day on which the office is closed',
    '2026-11-16T09:00:00Z',
    { closedOn: '2026-11-17' },
    '2026-11-19T17:00:00.000Z',
  ],
  [
    'before two closed days',
    '2026-11-16T09:00:00Z',
    { closedOn: '2026-11-17 2026-11-18' },
    '2026-11-20T17:00:00.000Z',
  ],
  [
    'to an office that also opens on Saturdays',
    '2026-11-20T09:00:00Z',
    { openDays: '1 2 3 4 5 6' },
    '2026-11-23T17:00:00.000Z',
  ],
  ['to an office that takes five days', '2026-11-16T09:00:00Z', { replyDays: 5 }, '2026-11-23T17:00:00.000Z'],
  ['to an office that closes at noon', '2026-11-16T09:00:00Z', { closesAt: 12 }, '2026-11-18T12:00:00.000Z'],
])('what is sent %s is answered in the working days that the office has set', (_when, sent, facts, end) => {
  expect(by(sent, facts)).toBe(end);
});
