import { expect, it } from 'vitest';
import { parseLesson, planLesson, type Lesson } from '@/entities/lesson';
import { createMemoryStore } from '@/shared/lib/storage';
import type { PendingWrite, Shown } from '@/shared/pending-writes';
import { cancellationsToTell, markSeen, readSeen } from './cancelled-ahead';

const now = new Date('2026-12-01T17:00:00.000Z');

function lesson(id: string, state: Lesson['state'], startsAt: string): Lesson {
  const made = planLesson({
    ...{ id, offerId: 'offer', tutorId: 'ama', plannedBy: 'family', startsAt },
    ...{ minutes: 75, isTrial: false, where: 'home', price: 6000 },
  });
  const at = '2026-11-28T10:00:00.000Z';
  const data = made.type === 'create' ? made.data : {};
  return parseLesson('offer', id, {
    ...data,
    ...{ state, createdAt: at, movedAt: at, updatedAt: at, lastChange: `cancel-${id}` },
  });
}

const shown = (item: Lesson, sent: readonly string[] = []): Shown<Lesson> => ({
  item,
  ...{ waiting: [], failed: [] },
  sent: sent.map((event) => ({ event }) as PendingWrite),
});

const ahead = lesson('ahead', 'cancelled', '2026-12-02T16:00:00.000Z');
const begun = lesson('begun', 'cancelled', '2026-12-01T16:00:00.000Z');
const past = lesson('past', 'cancelled', '2026-12-01T15:45:00.000Z');
const told = (lessons: readonly Shown<Lesson>[], seen: readonly string[] = []) =>
  cancellationsToTell(lessons, seen, now).map(({ item }) => item.id);

it('tells of a lesson that somebody else cancelled, until its time is past', () => {
  const planned = lesson('planned', 'planned', '2026-12-02T16:00:00.000Z');
  expect(told([past, begun, ahead, planned].map((one) => shown(one)))).toEqual(['begun', 'ahead']);
  expect(told([shown(begun, ['lesson.cancelled']), shown(ahead, ['door.arrival'])])).toEqual(['ahead']);
});

it('tells of none that was seen, and forgets those that are past', () => {
  const store = createMemoryStore();
  expect(readSeen(store)).toEqual([]);
  markSeen(store, ['cancel-past', 'cancel-ahead', 'cancel-ahead'], [], now);
  expect(told([shown(ahead), shown(begun)], readSeen(store))).toEqual(['begun']);
  const left = ['cancel-ahead', 'cancel-begun'];
  expect(markSeen(store, ['cancel-begun'], [past, begun, ahead], now)).toEqual(left);
  expect(readSeen(store)).toEqual(left);
});

it('tells of a cancellation by the family after one of the tutor was refused', () => {
  const store = createMemoryStore();
  markSeen(store, ['cancel-refused'], [], now);
  expect(told([shown(ahead)], readSeen(store))).toEqual(['ahead']);
});

it('keeps nothing of what is past, and a limited number', () => {
  const store = createMemoryStore();
  markSeen(store, ['cancel-past'], [past], now);
  expect(readSeen(store)).toEqual([]);
  markSeen(
    store,
    Array.from({ length: 60 }, (_, index) => `refused-${String(index)}`),
    [],
    now,
  );
  expect(readSeen(store)).toHaveLength(50);
});
