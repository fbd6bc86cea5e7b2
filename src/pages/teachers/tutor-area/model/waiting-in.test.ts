import { expect, it } from 'vitest';
import { makeLesson } from '../../../../../tests/samples/lessons';
import type { Offer } from '@/entities/offer';
import { waitingIn } from './waiting-in';

const now = new Date('2026-11-24T18:00:00Z');
const offer = (state: Offer['state'], createdAt = '2026-11-24T08:00:00Z') => ({
  item: { state, createdAt } as Offer,
});
const lesson = (change: Parameters<typeof makeLesson>[0]) => ({
  item: makeLesson({ startsAt: '2026-11-25T16:30:00Z', minutes: 60, ...change }),
});

it('counts offers that the tutor has not answered, as long as they can be', () => {
  const offers = [offer('sent'), offer('sent', '2026-11-22T08:00:00Z'), offer('accepted'), offer('chosen')];
  expect(waitingIn({ offers, lessons: [], now }).offers).toBe(1);
});

it('counts each lesson once that has no report, waits for another time, or was missed', () => {
  const over = { startsAt: '2026-11-24T16:30:00Z' };
  const move = {
    count: 1,
    startsAt: '2026-11-26T16:30:00Z',
    oldStart: '2026-11-25T16:30:00Z',
    reason: 'ill',
    answer: '',
    words: '',
  } as const;
  const lessons = [
    lesson({ state: 'planned' }),
    lesson({ state: 'planned', ...over }),
    lesson({ state: 'moving', move }),
    lesson({ state: 'moving', move: { ...move, by: 'tutor' } }),
    lesson({ state: 'moving', move, ...over }),
    lesson({ state: 'taught', ...over }),
    lesson({ state: 'cancelled', ...over }),
  ];
  expect(waitingIn({ offers: [], lessons, now }).lessons).toBe(3);
});
