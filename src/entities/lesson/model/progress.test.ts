import { expect, it } from 'vitest';
import { makeLesson } from '../../../../tests/samples/lessons';
import type { LessonReport } from './lesson';
import { progressOf } from './progress';

const lesson = (day: number, report: Partial<LessonReport>) =>
  makeLesson({
    id: `lesson-${String(day)}`,
    state: 'confirmed',
    startsAt: `2026-11-${String(day)}T15:00:00.000Z`,
    report: { attendance: 'present', topic: '', mastery: '', next: '', ...report },
  });

it('compares where it began with the latest report of each topic', () => {
  const progress = progressOf([
    lesson(14, { topic: 'Fractions', mastery: '1', next: 'Page 3' }),
    lesson(21, { topic: 'Fractions', mastery: '3', next: 'Decimals' }),
    lesson(10, { attendance: 'absent' }),
    lesson(18, { attendance: 'late', topic: 'Angles', mastery: '2' }),
    makeLesson({ id: 'to-come', startsAt: '2026-11-28T15:00:00.000Z' }),
  ]);
  expect(progress).toEqual({
    lessons: 4,
    attendance: { present: 2, late: 1, absent: 1 },
    topics: [
      { topic: 'Fractions', mastery: '3' },
      { topic: 'Angles', mastery: '2' },
    ],
    baseline: { topic: 'Fractions', mastery: '1', at: '2026-11-14T15:00:00.000Z' },
    next: 'Decimals',
    last: '2026-11-21T15:00:00.000Z',
  });
});

it('has no baseline before there is a topic', () => {
  expect(progressOf([lesson(10, { attendance: 'absent' })]).baseline).toBeNull();
});
