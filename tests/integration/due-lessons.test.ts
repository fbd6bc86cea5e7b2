import { expect, it } from 'vitest';
import { lessonPath } from '../../src/entities/lesson';
import { createLessonsMemory, settleLessons } from '../../src/features/admin/settlement/api/due-lessons';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { chosenLesson } from '../policy/chosen-lesson';
import { createCountingDocuments, sumOf } from '../samples/counting-documents';
import { newTuitionCode } from '../samples/records';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = Date.parse('2026-11-29T12:00:00.000Z');
const at = (ms: number) => new Date(start + ms).toISOString();
const offerId = (index: number) => `6c1f8a0c-2a35-4d0e-8f0e-${String(index).padStart(12, '0')}`;
const lessonId = (index: number) => `1e6c8d34-90f3-4a59-8d9f-${String(index).padStart(12, '0')}`;

/** Families with a tutor each, and one planned lesson of a few weeks ago. */
function openFamilies(count: number, since: number) {
  const stored: Record<string, DocumentData> = {};
  for (let index = 0; index < count; index += 1) {
    const made = chosenLesson({
      ref: newTuitionCode(),
      otherRef: newTuitionCode(),
      offerId: offerId(index),
      id: lessonId(index),
      start: at(-index * dayMs - dayMs),
    })({ plannedBy: 'family' }, `tutor-${String(index)}`);
    Object.assign(stored, made);
  }
  const counting = createCountingDocuments(stored);
  const desk = {
    documents: counting.documents,
    memory: createLessonsMemory(start + since),
    familyOfOffer: () => Promise.resolve(newTuitionCode()),
  };
  return {
    move: (index: number, state: string, ms: number) => {
      const path = lessonPath(offerId(index), lessonId(index));
      counting.put(path, { ...stored[path], state, movedAt: at(ms), updatedAt: at(ms) });
    },
    /** Lessons that are due after so much time, and what it costs to know. */
    dueAt: async (ms: number, isRefusing = false) => {
      const due: string[] = [];
      await settleLessons(desk, start + ms, (lessons) => {
        if (isRefusing) return Promise.reject(new BackendFailure('offline', 'no network'));
        due.push(...lessons.map(({ id }) => id));
        return Promise.resolve(due.length);
      }).catch(() => undefined);
      return { due, reads: sumOf(counting.takeReads()) };
    },
  };
}

it('asks once an hour for lessons that became due, whatever their number', async () => {
  const { move, dueAt } = openFamilies(20, -hourMs);
  move(3, 'taught', -72 * hourMs + 90 * 60_000);
  expect(await dueAt(0)).toEqual({ due: [], reads: 1 });
  expect(await dueAt(hourMs - 1)).toEqual({ due: [], reads: 0 });
  expect(await dueAt(hourMs)).toEqual({ due: [], reads: 1 });
  const { due, reads } = await dueAt(2 * hourMs);
  expect(due).toEqual([lessonId(3)]);
  // The lesson, those of its tutor since, and its offer.
  expect(reads).toBe(3);
});

it('finds what became due while no desk was open', async () => {
  const { move, dueAt } = openFamilies(5, -3 * hourMs);
  move(1, 'taught', -74 * hourMs);
  move(2, 'taught', -71 * hourMs);
  expect(await dueAt(0)).toMatchObject({ due: [lessonId(1)] });
  expect(await dueAt(hourMs)).toMatchObject({ due: [lessonId(2)] });
});

it('looks again each day at those that wait, for a month', async () => {
  const { move, dueAt } = openFamilies(5, -20 * dayMs);
  move(1, 'taught', -4 * dayMs);
  expect(await dueAt(0)).toMatchObject({ due: [lessonId(1)] });
  expect(await dueAt(2 * hourMs)).toMatchObject({ due: [] });
  expect(await dueAt(12 * hourMs)).toMatchObject({ due: [lessonId(1)] });
  move(1, 'confirmed', 13 * hourMs);
  expect(await dueAt(36 * hourMs)).toEqual({ due: [], reads: 1 });
  move(1, 'taught', -4 * dayMs);
  expect(await dueAt(33 * dayMs)).toMatchObject({ due: [] });
});

it('asks again at once when settling failed', async () => {
  const { move, dueAt } = openFamilies(5, -3 * hourMs);
  move(1, 'taught', -74 * hourMs);
  expect(await dueAt(0, true)).toMatchObject({ due: [] });
  expect(await dueAt(60_000)).toMatchObject({ due: [lessonId(1)] });
});
