import { expect, test } from 'vitest';
import { judge, type Answer } from './judge';
import type { Question, Slip } from './question';

const slip = (name: string): Slip => ({ why: [name], misconception: `bece-math/${name}` });

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
  options: [{ text: ['a'], slip: slip('a') }, { text: ['b'] }, { text: ['c'], slip: slip('c') }],
};
const choices: Question = {
  ...about,
  kind: 'choices',
  options: [{ text: ['a'] }, { text: ['b'], slip: slip('b') }, { text: ['c'] }],
};
const number: Question = {
  ...about,
  kind: 'number',
  value: 1.5,
  tolerance: 0.01,
  wrong: [{ value: 0.75, ...slip('half') }],
};
const order: Question = { ...about, kind: 'order', items: [['1'], ['2'], ['3']], slip: slip('order') };
const match: Question = {
  ...about,
  kind: 'match',
  pairs: [
    { left: ['a'], right: ['A'] },
    { left: ['b'], right: ['B'] },
  ],
  slip: slip('match'),
};
const gap: Question = {
  ...about,
  kind: 'gap',
  accept: ['has gone', "it's"],
  wrong: [{ text: 'have gone', ...slip('agreement') }],
};
const point: Question = {
  ...about,
  kind: 'point',
  figure: { svg: { tag: 'svg' }, alt: 'a grid' },
  target: { x: 10, y: 20, radius: 3 },
  wrong: [{ x: 20, y: 10, radius: 3, ...slip('swapped') }],
};

const rights: readonly (readonly [Question, Answer])[] = [
  [choice, { kind: 'choice', option: 1 }],
  [choices, { kind: 'choices', options: [2, 0] }],
  [number, { kind: 'number', typed: '3/2' }],
  [order, { kind: 'order', items: [0, 1, 2] }],
  [match, { kind: 'match', rights: [0, 1] }],
  [gap, { kind: 'gap', typed: ' Has  gone' }],
  [gap, { kind: 'gap', typed: 'it’s' }],
  [point, { kind: 'point', x: 12, y: 21 }],
];

test.each(rights)('%# is right', (question, answer) => {
  expect(judge(question, answer)).toEqual({ kind: 'right' });
});

const wrongs: readonly (readonly [Question, Answer, string | undefined])[] = [
  [choice, { kind: 'choice', option: 0 }, 'bece-math/a'],
  [choices, { kind: 'choices', options: [0] }, undefined],
  [choices, { kind: 'choices', options: [0, 1, 2] }, 'bece-math/b'],
  [number, { kind: 'number', typed: '3/4' }, 'bece-math/half'],
  [number, { kind: 'number', typed: '9' }, undefined],
  [order, { kind: 'order', items: [1, 0, 2] }, 'bece-math/order'],
  [order, { kind: 'order', items: [0, 1] }, 'bece-math/order'],
  [match, { kind: 'match', rights: [1, 0] }, 'bece-math/match'],
  [gap, { kind: 'gap', typed: 'have gone' }, 'bece-math/agreement'],
  [gap, { kind: 'gap', typed: '' }, undefined],
  [point, { kind: 'point', x: 19, y: 11 }, 'bece-math/swapped'],
  [point, { kind: 'point', x: 90, y: 90 }, undefined],
];

test.each(wrongs)('%# is wrong, and names the slip that it knows', (question, answer, misconception) => {
  const verdict = judge(question, answer);
  expect(verdict.kind === 'wrong' && verdict.slip?.misconception).toBe(misconception);
  expect(verdict.kind).toBe('wrong');
});

test('what is no number does not count as an answer', () => {
  expect(judge(number, { kind: 'number', typed: 'two' })).toEqual({ kind: 'unreadable' });
});

test('an answer of another kind is a defect', () => {
  expect(() => judge(choice, { kind: 'gap', typed: 'b' })).toThrow(/gap/);
});
