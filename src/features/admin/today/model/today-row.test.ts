import { expect, it } from 'vitest';
import { groupOf, groupRows, nextDue, type TodayRow } from './today-row';

const now = new Date('2026-11-26T10:00:00.000Z');

const row = (key: string, changes: Partial<TodayRow> = {}, by: string | null = null): TodayRow => ({
  key,
  view: 'requests',
  ref: 'LL-T1',
  task: 'request-open',
  promisedAt: by === null ? null : Date.parse(by),
  since: '2026-11-25T09:00:00.000Z',
  isOthers: false,
  isNow: false,
  isSample: false,
  name: '',
  wanted: null,
  ...changes,
});

it.each([
  ['late', 'a promise of the office is over', {}, '2026-11-26T09:59:59.999Z'],
  ['late', 'the time of somebody else is over', { isOthers: true }, '2026-11-25T09:00:00.000Z'],
  ['late', 'what is to be done at once is late', { isNow: true }, '2026-11-26T09:00:00.000Z'],
  ['today', 'it is due in this minute', {}, '2026-11-26T10:00:00.000Z'],
  ['today', 'it is due at the end of the day', {}, '2026-11-26T23:59:59.999Z'],
  ['today', 'it is to be done at once', { isNow: true }, null],
  ['later', 'it is due tomorrow', {}, '2026-11-27T00:00:00.000Z'],
  ['later', 'no time is promised', {}, null],
  ['waiting', 'somebody else is to act today', { isOthers: true }, '2026-11-26T12:00:00.000Z'],
  ['waiting', 'somebody else is to act at any time', { isOthers: true }, null],
] as const)('is %s when %s', (group, _why, changes, by) => {
  expect(groupOf(row('one', changes, by), now)).toBe(group);
});

it('sorts a group by promised time, then those without, the longest waiting first', () => {
  const groups = groupRows(
    [
      row('young'),
      row('old', { since: '2026-11-01T09:00:00.000Z' }),
      row('second', {}, '2026-11-28T09:00:00.000Z'),
      row('first', {}, '2026-11-27T09:00:00.000Z'),
      row('tutor', { isOthers: true }, '2026-11-26T17:00:00.000Z'),
    ],
    now,
  );
  expect(groups.later.map(({ key }) => key)).toEqual(['first', 'second', 'old', 'young']);
  expect(groups.late).toEqual([]);
  expect(nextDue(groups)?.key).toBe('tutor');
  expect(nextDue(groupRows([row('young')], now))).toBeNull();
});
