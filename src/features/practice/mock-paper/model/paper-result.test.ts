import { expect, test } from 'vitest';
import type { Question } from '@/entities/practice/pack';
import { judgePlace, resultOf, type JudgedPlace } from './paper-result';

const slip = { why: ['Adds'], misconception: 'bece-math/adds' };
const choice = (topic: string, weakness?: string) =>
  ({
    ...{ id: topic, topic, version: 1, kind: 'choice' },
    ...(weakness !== undefined && { weakness }),
    options: [{ text: ['1'] }, { text: ['2'], slip }],
  }) as unknown as Question;
const number = { kind: 'number', value: 4, tolerance: 0, wrong: [] } as unknown as Question;

test.each([
  ['nothing given', choice('a'), undefined, { outcome: 'empty' }],
  ['an option taken back', choice('a'), { kind: 'choice', option: null }, { outcome: 'empty' }],
  ['the right option', choice('a'), { kind: 'choice', option: 0 }, { outcome: 'right' }],
  ['a wrong one', choice('a'), { kind: 'choice', option: 1 }, { outcome: 'wrong', slip }],
  ['what is no number', number, { kind: 'number', typed: 'four' }, { outcome: 'wrong' }],
] as const)('%s', (_, question, draft, judged) => {
  expect(judgePlace(question, draft)).toEqual(judged);
});

test('the result counts marks, and names the weakest first', () => {
  const questions = [choice('ratio'), choice('ratio'), choice('angles', 'words'), choice('angles', 'words')];
  const judged: JudgedPlace[] = [
    { outcome: 'right' },
    { outcome: 'right' },
    { outcome: 'wrong', slip },
    { outcome: 'empty' },
  ];
  expect(resultOf(questions, judged, { marks: 2, negativeMarks: true })).toEqual({
    ...{ right: 2, wrong: 1, empty: 1, marks: 3.5, mostMarks: 8 },
    topics: [
      { id: 'angles', right: 0, count: 2 },
      { id: 'ratio', right: 2, count: 2 },
    ],
    weaknesses: [{ id: 'words', right: 0, count: 2 }],
    missed: [2, 3],
  });
});
