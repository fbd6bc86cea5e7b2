import { expect, it } from 'vitest';
import type { FaqGroup } from './faq-groups';
import { placeQuestions, positionAtEnd, positionBeyond } from './place-questions';

const shipped = { asking: ['a', 'b', 'c'], money: ['m'], safety: [], codes: [], privacy: [], others: [] };

const record = (slug: string, group: FaqGroup, position: number) => ({ slug, group, position });

const placed = (...records: ReturnType<typeof record>[]) => placeQuestions(shipped, records);

const slugs = (...records: ReturnType<typeof record>[]) =>
  placed(...records).map(({ questions }) => questions.map(({ slug }) => slug).join(' '));

it('keeps the shipped order without records', () => {
  expect(slugs()).toEqual(['a b c', 'm', '', '', '', '']);
});

it('shows a record instead of the shipped question of its slug, once, in the group of the record', () => {
  expect(slugs(record('b', 'money', 5))).toEqual(['a c', 'b m', '', '', '', '']);
  expect(placed(record('b', 'money', 5))[1]?.questions[0]?.record).not.toBeNull();
});

it('orders records of one position by slug', () => {
  expect(slugs(record('y', 'others', 7), record('x', 'others', 7))[5]).toBe('x y');
});

const moved = (way: 'up' | 'down', index: number) => {
  const written = record('n', 'asking', 150_000);
  const questions = placed(written)[0]?.questions ?? [];
  expect(questions[index]?.slug).toBe('n');
  const position = positionBeyond(questions, index, way);
  return position === null ? null : slugs({ ...written, position })[0];
};

it('moves one place past a neighbour, up and down, also to the ends', () => {
  expect(slugs(record('n', 'asking', 150_000))[0]).toBe('a n b c');
  expect(moved('up', 1)).toBe('n a b c');
  expect(moved('down', 1)).toBe('a b n c');
  const last = [{ position: 1 }, { position: 300_000 }];
  expect(positionBeyond(last, 0, 'down')).toBeGreaterThan(300_000);
});

it('does not move past an end, or where there is no room', () => {
  const places = [{ position: 1 }, { position: 2 }, { position: 9 }];
  expect(positionBeyond(places, 0, 'up')).toBeNull();
  expect(positionBeyond(places, 2, 'down')).toBeNull();
  expect(positionBeyond(places, 2, 'up')).toBeNull();
});

it('appends to a group', () => {
  expect(positionAtEnd([])).toBeGreaterThan(0);
  expect(positionAtEnd([{ position: 9 }])).toBeGreaterThan(9);
});
