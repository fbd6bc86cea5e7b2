import { expect, it } from 'vitest';
import { ownBadgeFigures } from './own-badge';

const now = new Date('2026-11-29T12:00:00.000Z');
const lesson = (state: 'confirmed' | 'paid' | 'taught', startsAt: string) => ({ state, startsAt });

it('counts the confirmed lessons of the last twelve months from the register', () => {
  const lessons = [
    lesson('confirmed', '2026-11-28T16:00:00.000Z'),
    lesson('paid', '2025-11-29T12:00:00.000Z'),
    lesson('paid', '2025-11-29T11:59:00.000Z'),
    lesson('taught', '2026-11-27T16:00:00.000Z'),
  ];
  const rating = { count: 3, average: 4.7, chosen: 2 };
  const replies = { offers: 10, answered: 9 };
  expect(ownBadgeFigures({ lessons, rating, replies }, now)).toEqual({
    lessons: 2,
    families: 2,
    reviews: 3,
    stars: 47,
    replies: 90,
  });
});
