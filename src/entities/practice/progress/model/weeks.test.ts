import { expect, it } from 'vitest';
import { kept } from '../../../../../tests/samples/practice-answers';
import { weekName, weeksByTopic, weeksOf, weekStart } from './weeks';

it.each([
  ['2026-11-22T23:59:59.999Z', '2026-W47'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
  ['2027-01-03T12:00:00Z', '2026-W53'],
  ['2027-01-04T00:00:00Z', '2027-W01'],
  ['2024-12-30T00:00:00Z', '2025-W01'],
  ['2023-01-01T00:00:00Z', '2022-W52'],
  ['1970-01-01T00:00:00Z', '1970-W01'],
])('%s is in %s', (time, week) => {
  expect(weekName(Date.parse(time))).toBe(week);
});

const tuesday = Date.UTC(2026, 10, 24, 12);

it('counts answers week by week, also where there are none', () => {
  const answers = [
    kept('a', Date.UTC(2026, 10, 22, 23)),
    kept('b', tuesday, { outcome: 'wrong' }),
    kept('c', tuesday, { hintsUsed: 1 }),
    kept('d', tuesday),
  ];
  expect(weeksOf(answers, tuesday, 3).map(({ week, answers: count, right }) => [week, count, right])).toEqual(
    [
      ['2026-W46', 0, 0],
      ['2026-W47', 1, 1],
      ['2026-W48', 3, 1],
    ],
  );
});

it('puts an answer where the clock of the device was, not where it was scheduled', () => {
  const answer = { ...kept('a', tuesday + 365 * 86_400_000), clock: tuesday };
  expect(weeksOf([answer], tuesday, 1)).toEqual([
    { week: '2026-W48', start: weekStart(tuesday), answers: 1, right: 1 },
  ]);
});

it('keeps topics and packs apart', () => {
  const answers = [
    kept('a', tuesday),
    kept('b', tuesday, { topic: 'algebra' }),
    kept('c', tuesday, { pack: 'bece-sci' }),
  ];
  const found = weeksByTopic(answers, 'bece-math', tuesday, 1);
  expect([...found].map(([topic, [week]]) => [topic, week?.answers])).toEqual([
    ['ratio-and-proportion', 1],
    ['algebra', 1],
  ]);
});
