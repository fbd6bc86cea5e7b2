import type { Lesson } from '../../src/entities/lesson';

/** A planned lesson with overrides. */
export const makeLesson = (otherwise: Partial<Lesson> = {}): Lesson => ({
  id: 'lesson-1111',
  offerId: 'o1',
  state: 'planned',
  createdAt: '2026-11-01T08:00:00.000Z',
  movedAt: '2026-11-10T17:00:00.000Z',
  updatedAt: '2026-11-10T17:00:00.000Z',
  lastChange: '',
  isSample: false,
  tutorId: 'ama',
  startsAt: '2026-11-21T15:00:00.000Z',
  minutes: 60,
  isTrial: false,
  where: 'home',
  price: 6000,
  report: { attendance: '', topic: '', mastery: '', next: '' },
  cancellation: { reason: '', words: '' },
  ...otherwise,
});

/** A proposal to move that the tutor declined in these words. */
export const declinedMove = (words: string) => ({
  count: 1,
  startsAt: '2026-12-03T16:00:00.000Z',
  oldStart: '2026-12-02T16:00:00.000Z',
  reason: 'ill',
  answer: 'declined',
  words,
});
