import { expect, test } from 'vitest';
import { emptyDraft, findDraftProblem, layoutOf, readDraft } from './answer-draft';
import type { Question } from './question';

const slip = { why: ['why'], misconception: 'bece-math/a' };
const about = {
  id: 'bece-math-001',
  version: 1,
  topic: 'ratio',
  syllabus: [],
  difficulty: 1,
  statement: ['?'],
  hints: [['one'], ['two']],
  steps: [['step']],
} as const;

const choice: Question = {
  ...about,
  kind: 'choice',
  options: ['a', 'b', 'c', 'd'].map((text) => ({ text: [text], slip })),
};
const order: Question = { ...about, kind: 'order', items: [['1'], ['2'], ['3']], slip };
const match: Question = {
  ...about,
  kind: 'match',
  pairs: ['a', 'b', 'c'].map((one) => ({ left: [one], right: [one] })),
  slip,
};
const number: Question = { ...about, kind: 'number', value: 1, tolerance: 0, wrong: [] };

const seeds = Array.from({ length: 300 }, (_, seed) => seed);

test('the same seed gives the same layout, and each place once', () => {
  for (const seed of seeds) {
    const layout = layoutOf(choice, seed, true);
    expect(layoutOf(choice, seed, true)).toEqual(layout);
    expect([...layout].sort()).toEqual([0, 1, 2, 3]);
  }
});

test('every option comes to every place about as often', () => {
  for (const place of [0, 1, 2, 3]) {
    const first = seeds.filter((seed) => layoutOf(choice, seed, true)[place] === 0).length;
    expect(first).toBeGreaterThan(300 / 4 - 30);
    expect(first).toBeLessThan(300 / 4 + 30);
  }
});

test('items and right sides are never shown in the right order', () => {
  for (const seed of seeds) {
    expect(layoutOf(order, seed, false)).not.toEqual([0, 1, 2]);
    expect(layoutOf(match, seed, false)).not.toEqual([0, 1, 2]);
  }
});

test('options keep their order where nothing is shuffled', () => {
  expect(layoutOf(choice, 7, false)).toEqual([0, 1, 2, 3]);
});

test('an empty draft is no answer, except an order, which is shown', () => {
  const layout = layoutOf(order, 1, true);
  expect(readDraft(emptyDraft(order, layout))).toEqual({ kind: 'order', items: layout });
  for (const question of [choice, match, number]) expect(readDraft(emptyDraft(question, []))).toBeNull();
});

test('a draft says what is missing', () => {
  expect(findDraftProblem(emptyDraft(choice, []))).toBe('empty');
  expect(findDraftProblem({ kind: 'match', rights: [0, null, 1] })).toBe('incomplete');
  expect(findDraftProblem({ kind: 'number', typed: 'two' })).toBe('no-number');
  expect(findDraftProblem({ kind: 'number', typed: '1 1/2' })).toBeNull();
});
