import { expect, it } from 'vitest';
import { makeLesson } from '../../../../../tests/samples/lessons';
import { waitsForReport } from './waits-for-report';

const now = new Date('2026-11-24T17:20:00Z');
const lesson = makeLesson({ state: 'planned', startsAt: '2026-11-24T16:30:00Z', minutes: 60 });
const typed = (...moments: readonly ('arrival' | 'leaving')[]) => moments.map((moment) => ({ moment }));

it('is so once the end has passed, or both codes were typed', () => {
  expect(waitsForReport(lesson, now)).toBe(false);
  expect(waitsForReport(lesson, now, typed('arrival', 'arrival'))).toBe(false);
  expect(waitsForReport(lesson, now, typed('leaving'))).toBe(false);
  expect(waitsForReport(lesson, now, typed('arrival', 'leaving'))).toBe(true);
  expect(waitsForReport(lesson, new Date('2026-11-24T17:30:00Z'))).toBe(true);
});

it('is not so once the report was given', () => {
  expect(waitsForReport({ ...lesson, state: 'taught' }, now, typed('arrival', 'leaving'))).toBe(false);
});
