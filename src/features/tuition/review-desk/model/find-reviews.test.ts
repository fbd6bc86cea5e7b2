import { expect, it } from 'vitest';
import type { Review } from '@/entities/review';
import { findReviews } from './find-reviews';

const review = (id: string, more: Partial<Review>): Review => ({
  id,
  state: 'submitted',
  createdAt: `2026-03-0${id}T09:00:00.000Z`,
  movedAt: '2026-03-09T09:00:00.000Z',
  updatedAt: '2026-03-09T09:00:00.000Z',
  lastChange: '',
  isSample: false,
  tutorId: 'ama',
  stars: 5,
  words: 'Always on time',
  subject: 'mathematics',
  lessons: 3,
  isCalled: false,
  ...more,
});

const reviews = [
  review('4', {}),
  review('1', { words: 'Patient' }),
  review('2', { state: 'published', tutorId: 'kofi', movedAt: '2026-03-12T09:00:00.000Z' }),
  review('3', { state: 'published', movedAt: '2026-03-11T09:00:00.000Z' }),
];
const nameOf = (id: string) => ({ ama: 'Ama S.', kofi: 'Kofi A.' })[id] ?? '';
const found = (state: 'waiting' | 'published' | 'withheld', search = '') =>
  findReviews(reviews, { state, search }, nameOf).map(({ id }) => id);

it('lists submitted reviews, the longest waiting first', () => {
  expect(found('waiting')).toEqual(['1', '4']);
});

it('lists published reviews, the last moved first', () => {
  expect(found('published')).toEqual(['2', '3']);
  expect(found('withheld')).toEqual([]);
});

it('searches the name of the tutor and the text', () => {
  expect(found('published', 'KOFI')).toEqual(['2']);
  expect(found('waiting', ' patient ')).toEqual(['1']);
  expect(found('waiting', 'Kofi')).toEqual([]);
});
