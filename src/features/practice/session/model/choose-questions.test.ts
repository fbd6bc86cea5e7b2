import { expect, test } from 'vitest';
import type { Candidate } from '@/entities/practice/pack';
import { chooseDrill, chooseQuestions } from './choose-questions';

const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id, version: 1, topic: 'ratio', difficulty: 1, isTemplate: false },
  misconceptions: new Set<string>(),
  ...more,
});

const now = 1_000_000;
const ids = (names: readonly { question: string }[]) => names.map(({ question }) => question);

test('what is due comes first, then what is new, then what was answered longest ago', () => {
  const candidates = ['recent', 'new', 'old', 'due'].map((id) => candidate(id));
  const known = new Map([
    ['recent', { due: now + 9, last: now - 1 }],
    ['old', { due: now + 9, last: now - 100 }],
    ['due', { due: now - 1, last: now - 50 }],
  ]);
  expect(ids(chooseQuestions({ candidates, known, count: 4, now, seed: 1 }))).toEqual([
    'due',
    'new',
    'old',
    'recent',
  ]);
});

test('easier questions come before harder ones', () => {
  const candidates = [candidate('hard', { difficulty: 3 }), candidate('easy')];
  expect(ids(chooseQuestions({ candidates, known: new Map(), count: 2, now, seed: 1 }))).toEqual([
    'easy',
    'hard',
  ]);
});

test('the same seed chooses the same, another one another order', () => {
  const candidates = Array.from({ length: 30 }, (_, index) => candidate(`q${String(index)}`));
  const choose = (seed: number) =>
    ids(chooseQuestions({ candidates, known: new Map(), count: 10, now, seed }));
  expect(choose(7)).toEqual(choose(7));
  expect(choose(7)).not.toEqual(choose(8));
});

test('variants fill a set that has few questions, and none is there twice', () => {
  const candidates = [candidate('written'), candidate('shares', { isTemplate: true })];
  const names = chooseQuestions({ candidates, known: new Map(), count: 6, now, seed: 3 });
  expect(names).toHaveLength(6);
  expect(new Set(names.map(({ question, seed }) => `${question} ${String(seed)}`)).size).toBe(6);
});

test('a part without templates gives what it has', () => {
  expect(
    chooseQuestions({ candidates: [candidate('one')], known: new Map(), count: 6, now, seed: 3 }),
  ).toHaveLength(1);
  expect(chooseQuestions({ candidates: [], known: new Map(), count: 6, now, seed: 3 })).toEqual([]);
});

test('two more of a kind show the same misconception, and were not just asked', () => {
  const misconceptions = new Set(['m']);
  const candidates = [
    candidate('missed', { misconceptions }),
    candidate('asked', { misconceptions }),
    candidate('other-topic', { topic: 'sets', misconceptions }),
    candidate('same-topic'),
    candidate('elsewhere', { topic: 'sets' }),
    candidate('template', { isTemplate: true, misconceptions }),
  ];
  const names = chooseDrill({ id: 'missed', topic: 'ratio' }, 'm', {
    candidates,
    asked: new Set(['missed', 'asked']),
    seed: 1,
  });
  expect(ids(names)).toEqual(['template', 'other-topic']);
});

test('without a known misconception two more come from the topic', () => {
  const candidates = [
    candidate('missed'),
    candidate('one'),
    candidate('two'),
    candidate('far', { topic: 'sets' }),
  ];
  const names = chooseDrill({ id: 'missed', topic: 'ratio' }, undefined, {
    candidates,
    asked: new Set(['missed']),
    seed: 1,
  });
  expect([...ids(names)].sort()).toEqual(['one', 'two']);
});
