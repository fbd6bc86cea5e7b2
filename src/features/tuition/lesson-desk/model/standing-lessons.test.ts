import { expect, it } from 'vitest';
import type { Lesson, LessonState } from '@/entities/lesson';
import { offerLifecycle, type OfferState } from '@/entities/offer';
import { standingLessons } from './standing-lessons';

const endedAt = '2026-11-24T10:00:00.000Z';
const lesson = (startsAt: string, state: LessonState = 'planned') =>
  ({ id: 'lesson', offerId: 'one', state, startsAt }) as Lesson;
const offer = (state: OfferState) => ({ id: 'one', state, movedAt: endedAt });
const [before, after] = ['2026-11-24T09:00:00.000Z', '2026-11-25T16:00:00.000Z'];

it.each(offerLifecycle.states.filter((state) => state === 'ended' || state === 'stopped'))(
  'leaves out what was to come when the lessons %s',
  (state) => {
    const lessons = [lesson(before), lesson(after), lesson(after, 'moving')];
    expect(standingLessons(lessons, [offer(state)])).toEqual([lesson(before)]);
  },
);

it('keeps the lessons of a pair that goes on, and those of an offer that is not known', () => {
  expect(standingLessons([lesson(after)], [offer('chosen')])).toHaveLength(1);
  expect(standingLessons([lesson(after)], [])).toHaveLength(1);
});
