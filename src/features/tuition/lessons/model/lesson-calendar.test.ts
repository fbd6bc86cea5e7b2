import { expect, it } from 'vitest';
import type { Lesson } from '@/entities/lesson';
import { buildLessonCalendar } from './lesson-calendar';

const now = new Date('2026-11-27T10:00:00.000Z');
const at = '2026-11-26T08:00:00.000Z';
const lesson = (id: string, startsAt: string, fields: Partial<Lesson> = {}) =>
  ({
    ...{ id, offerId: 'offer-of-this-family', startsAt, minutes: 75, state: 'planned', isTrial: false },
    ...{ where: 'home', createdAt: at, updatedAt: at, ...fields },
  }) as Lesson;
const texts = {
  titleOf: ({ isTrial }: Lesson) => (isTrial ? 'Trial lesson' : 'Lesson'),
  descriptionOf: ({ minutes }: Lesson) => `${minutes} minutes`,
  address: 'https://lifeline.example/code',
};
const write = async (...lessons: readonly Lesson[]) =>
  (await buildLessonCalendar(lessons, texts, now)).replace(/\r\n /g, '').split('\r\n');
const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));

it('has the lessons ahead, and none that is over', async () => {
  const lines = await write(
    lesson('a', '2026-12-01T16:00:00.000Z', { isTrial: true }),
    lesson('b', '2026-12-08T16:00:00.000Z'),
    lesson('c', '2026-11-24T16:00:00.000Z'),
    lesson('d', '2026-12-09T16:00:00.000Z', { state: 'taught' }),
  );
  expect(valuesOf(lines, 'DTSTART')).toEqual(['20261201T160000Z', '20261208T160000Z']);
  expect(valuesOf(lines, 'SUMMARY')).toEqual(['Trial lesson', 'Lesson']);
});

it('replaces the entry of a lesson that was moved, and strikes out one that was cancelled', async () => {
  const [before] = [await write(lesson('a', '2026-12-01T16:00:00.000Z'))];
  const moved = await write(
    lesson('a', '2026-12-02T16:00:00.000Z', { updatedAt: '2026-11-27T09:00:00.000Z' }),
  );
  expect(valuesOf(moved, 'UID')).toEqual(valuesOf(before, 'UID'));
  expect(Number(valuesOf(moved, 'SEQUENCE')[0])).toBeGreaterThan(Number(valuesOf(before, 'SEQUENCE')[0]));
  const cancelled = await write(lesson('a', '2026-12-01T16:00:00.000Z', { state: 'cancelled' }));
  expect(valuesOf(cancelled, 'STATUS')).toEqual(['CANCELLED']);
});

it('says nothing from which somebody finds the offer', async () => {
  const text = (await write(lesson('lesson-id', '2026-12-01T16:00:00.000Z'))).join('\n');
  expect(text).not.toContain('offer-of-this-family');
  expect(text).not.toContain('lesson-id');
});
