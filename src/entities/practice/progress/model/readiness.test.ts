import { expect, it } from 'vitest';
import { kept } from '../../../../../tests/samples/practice-answers';
import { replayAnswers } from './next-card';
import { readinessOf } from './readiness';

const today = Date.UTC(2026, 10, 24, 12);
const dayMs = 86_400_000;
const topics = ['t1', 't2', 't3', 't4'];

/** Right answers to as many questions of each topic as given, some days ago. */
const readinessAfter = (counts: readonly number[], daysAgo = 1) => {
  const answers = counts.flatMap((count, topic) =>
    Array.from({ length: count }, (_, index) =>
      kept(`t${topic + 1}-${index}`, today - daysAgo * dayMs + index, { topic: `t${topic + 1}` }),
    ),
  );
  const cards = replayAnswers(answers);
  return readinessOf({ pack: 'bece-math', topics, cards, recent: answers, clock: today });
};

it.each([
  [[0, 0, 0, 0], 1, 'not-enough-answers'],
  [[19, 0, 0, 0], 1, 'not-enough-answers'],
  [[20, 0, 0, 0], 1, 'on-the-way'],
  [[3, 3, 3, 3], 1, 'not-enough-answers'],
  [[7, 7, 6, 0], 1, 'mostly-steady'],
  [[7, 7, 6, 0], 15, 'was-steady'],
])('after %j right answers by topic, %i days ago: %s', (counts, daysAgo, kind) => {
  expect(readinessAfter(counts, daysAgo).kind).toBe(kind);
});

it('says what it is computed from', () => {
  expect(readinessAfter([10, 10, 1, 0])).toEqual({
    kind: 'on-the-way',
    ...{ topics: 4, answeredTopics: 3, steadyTopics: 2, needHelpTopics: 0, answers: 21, recentAnswers: 21 },
  });
});

it('is at the start while no topic is steady', () => {
  const answers = Array.from({ length: 24 }, (_, index) =>
    kept(`q${index}`, today - index, { topic: topics[index % 4] ?? '', outcome: 'wrong' }),
  ).reverse();
  const inputs = { pack: 'bece-math', topics, cards: replayAnswers(answers), recent: answers, clock: today };
  expect(readinessOf(inputs)).toMatchObject({ kind: 'starting', needHelpTopics: 4 });
});
