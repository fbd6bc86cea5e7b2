import { expect, it } from 'vitest';
import { latestReports, parsePracticeReport, reportPractice, type PracticeSummary } from './practice-report';

const summary: PracticeSummary = {
  pack: 'bece-math',
  answers: 24,
  right: 15,
  questions: 20,
  from: '2026-11-20',
  until: '2026-11-24',
  skills: [
    { topic: 'ratio', level: 'steady' },
    { topic: 'simple-interest', level: 'needs-help' },
  ],
  hardest: [{ id: 'bece-math-001', times: 3 }],
  misconceptions: [{ id: 'bece-math/divides-by-selling-price', times: 2 }],
};

it('is read as it was sent', () => {
  const write = reportPractice({ id: 'r1', offerId: 'o1', assignment: '3', summary });
  const data = 'data' in write ? write.data : {};
  const stored = { ...data, createdAt: '2026-11-24T10:00:00.000Z' };
  expect(parsePracticeReport('o1', 'r1', stored)).toEqual({
    id: 'r1',
    offerId: 'o1',
    assignment: '3',
    createdAt: '2026-11-24T10:00:00.000Z',
    ...summary,
  });
  expect(() => parsePracticeReport('o1', 'r1', { ...stored, hardest: ['Ama is weak:3'] })).toThrow(
    'Ama is weak',
  );
});

it('counts as the latest of its assignment, in whatever order reports come', () => {
  const at = (id: string, assignment: string, createdAt: string) => ({
    ...summary,
    ...{ id, assignment, createdAt, offerId: 'o1' },
  });
  const latest = latestReports([
    at('b', '1', '2026-11-24'),
    at('a', '1', '2026-11-20'),
    at('c', '2', '2026-11-19'),
  ]);
  expect([...latest.values()].map(({ id }) => id)).toEqual(['b', 'c']);
});
