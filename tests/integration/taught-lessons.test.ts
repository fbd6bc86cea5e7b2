import { expect, it } from 'vitest';
import { lessonPath } from '../../src/entities/lesson';
import { offerPath, parseOffer, type Offer } from '../../src/entities/offer';
import { createLessonsMemory, taughtLessons } from '../../src/features/admin/settlement/api/taught-lessons';
import type { DocumentData } from '@/shared/backend';
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
function openFamilies(count: number) {
  const stored: Record<string, DocumentData> = {};
  const offers: Offer[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = offerId(index);
    const made = chosenLesson({
      ref: newTuitionCode(),
      otherRef: newTuitionCode(),
      offerId: id,
      id: lessonId(index),
      start: at(-index * dayMs - dayMs),
    })({ plannedBy: 'family' }, `tutor-${String(index)}`);
    Object.assign(stored, made);
    offers.push(parseOffer(id, made[offerPath(id)] ?? {}));
  }
  const counting = createCountingDocuments(stored);
  const memory = createLessonsMemory();
  const desk = {
    documents: counting.documents,
    memory,
    familyOfOffer: () => Promise.resolve(newTuitionCode()),
  };
  const move = (index: number, state: string, ms: number) => {
    const path = lessonPath(offerId(index), lessonId(index));
    counting.put(path, { ...stored[path], state, movedAt: at(ms), updatedAt: at(ms) });
  };
  return {
    move,
    /** Lessons that are due after so much time, and what it costs to know. */
    dueAt: async (ms: number) => {
      const found = await taughtLessons(desk, offers, start + ms);
      return { due: found.map(({ id }) => id), reads: sumOf(counting.takeReads()) };
    },
  };
}

it('reads the lessons of all families once, and of one when its lesson is due', async () => {
  const { move, dueAt } = openFamilies(20);
  move(3, 'taught', -2 * dayMs);
  // One question for each family, and one for those that ended lately.
  expect(await dueAt(0)).toEqual({ due: [], reads: 21 });
  expect(await dueAt(23 * hourMs)).toEqual({ due: [], reads: 0 });
  const { due, reads } = await dueAt(24 * hourMs);
  expect(due).toEqual([lessonId(3)]);
  // Its taught lessons, and all of its tutor.
  expect(reads).toBe(2);
});

it('misses no lesson that is taught after all were read', async () => {
  const { move, dueAt } = openFamilies(5);
  await dueAt(0);
  move(2, 'taught', 2 * hourMs);
  expect(await dueAt(72 * hourMs)).toMatchObject({ due: [] });
  expect(await dueAt(74 * hourMs - 1)).toEqual({ due: [], reads: 0 });
  expect(await dueAt(74 * hourMs)).toMatchObject({ due: [lessonId(2)] });
});

it('looks again after an hour at a lesson that was not confirmed, and no more once it was', async () => {
  const { move, dueAt } = openFamilies(5);
  move(1, 'taught', -4 * dayMs);
  expect(await dueAt(0)).toMatchObject({ due: [lessonId(1)] });
  expect(await dueAt(hourMs - 1)).toEqual({ due: [], reads: 0 });
  expect(await dueAt(hourMs)).toMatchObject({ due: [lessonId(1)] });
  move(1, 'confirmed', hourMs);
  expect(await dueAt(2 * hourMs)).toEqual({ due: [], reads: 1 });
  expect(await dueAt(3 * hourMs)).toEqual({ due: [], reads: 0 });
});
