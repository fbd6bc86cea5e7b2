import * as v from 'valibot';
import { expect, it } from 'vitest';
import { emptyQuestion, questionSchema, subjectChoices } from './question';

const today = () => new Date('2026-11-25T12:00:00Z');
const asked = {
  ...emptyQuestion,
  schoolClass: 'jhs-2',
  subject: 'mathematics',
  question: 'Solve 3x + 5 = 20',
  tried: 'I moved the 5',
};
const problemsOf = (values: object, hasPictures = false) =>
  v
    .safeParse(questionSchema(hasPictures, today), { ...asked, ...values })
    .issues?.map((issue) => issue.path?.[0]?.key) ?? [];

it('takes a question with what was tried', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ question: '' })).toEqual(['question']);
  expect(problemsOf({ question: '' }, true)).toEqual([]);
  expect(problemsOf({ tried: ' ' })).toEqual(['tried']);
});

it('asks for words where there are signs only', () => {
  const emoji = Array.from({ length: 20 }, () => '🤯🙏🏾📐').join('\n');
  const [issue, ...others] =
    v.safeParse(questionSchema(false, today), { ...asked, question: emoji }).issues ?? [];
  expect(issue?.message).toBe('wordless');
  expect(others).toEqual([]);
  expect(problemsOf({ tried: '🤯\n…' })).toEqual(['tried']);
  expect(problemsOf({ question: '👆' }, true)).toEqual([]);
  expect(problemsOf({ question: 'x² − 5 = 🍎', tried: '5' })).toEqual([]);
});

it('takes a day from today on', () => {
  expect(problemsOf({ dueOn: '2026-11-25' })).toEqual([]);
  expect(problemsOf({ dueOn: '2026-11-24' })).toEqual(['dueOn']);
});

it('refuses ways to get in touch, and no sums', () => {
  expect(problemsOf({ question: 'Call me on 024 412 3456' })).toEqual(['question']);
  expect(problemsOf({ tried: 'write to ama@example.com' })).toEqual(['tried']);
  expect(problemsOf({ question: 'Find f(024) of f(x) = 2x' })).toEqual([]);
});

it('offers the subjects of the class, and the chosen one', () => {
  const choices = subjectChoices({ schoolClass: 'kg-1', subject: 'physics' });
  expect(choices).toContain('physics');
  expect(choices).not.toContain('economics');
});
