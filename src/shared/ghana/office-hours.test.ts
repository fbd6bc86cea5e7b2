import { expect, it } from 'vitest';
import { answerBy } from './office-hours';

const hours = { days: [1, 2, 3, 4, 5], fromHour: 8, toHour: 17 };

it.each([
  ['on a Monday', '2026-11-16T09:00:00Z', '2026-11-18T17:00:00.000Z'],
  ['on a Friday, past the weekend', '2026-11-20T09:00:00Z', '2026-11-24T17:00:00.000Z'],
  ['on a Saturday night', '2026-11-21T23:30:00Z', '2026-11-24T17:00:00.000Z'],
  ['before Christmas', '2026-12-24T10:00:00Z', '2026-12-29T17:00:00.000Z'],
  ["before Farmers' Day", '2026-12-03T10:00:00Z', '2026-12-08T17:00:00.000Z'],
])('counts two working days for something sent %s', (_when, sent, by) => {
  expect(answerBy(new Date(sent), 2, hours).toISOString()).toBe(by);
});
