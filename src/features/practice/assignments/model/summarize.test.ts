import { expect, it } from 'vitest';
import { summarize } from './summarize';

const at = Date.parse('2026-11-20T10:00:00.000Z');
const day = 86_400_000;
const given = { at, question: 'q1', topic: 'ratio', outcome: 'right' } as const;

it('counts answers, questions, mistakes and days', () => {
  const answers = [
    given,
    { ...given, question: 'q2', outcome: 'wrong', misconception: 'm/adds' } as const,
    { ...given, at: at + day, question: 'q3', topic: 'sets', outcome: 'wrong' } as const,
    { ...given, at: at + 2 * day, question: 'q3', topic: 'sets', outcome: 'wrong' } as const,
  ];
  expect(summarize('bece-math', answers, (topic) => (topic === 'sets' ? 'needs-help' : null))).toEqual({
    pack: 'bece-math',
    answers: 4,
    right: 1,
    questions: 3,
    from: '2026-11-20',
    until: '2026-11-22',
    skills: [{ topic: 'sets', level: 'needs-help' }],
    hardest: [
      { id: 'q3', times: 2 },
      { id: 'q2', times: 1 },
    ],
    misconceptions: [{ id: 'm/adds', times: 1 }],
  });
});

it('says nothing without an answer, and names ten questions at most', () => {
  expect(summarize('bece-math', [], () => null)).toBeNull();
  const many = Array.from({ length: 12 }, (_, n) => ({
    ...given,
    question: `q${n}`,
    outcome: 'wrong' as const,
  }));
  expect(summarize('bece-math', many, () => 'learning')?.hardest).toHaveLength(10);
});
