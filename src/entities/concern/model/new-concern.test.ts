import * as v from 'valibot';
import { expect, it } from 'vitest';
import { concernSchema } from './new-concern';

const unknown = { name: '', phone: '', email: '', words: 'The child next door is left alone at night.' };
const problems = (sent: object) =>
  (v.safeParse(concernSchema, sent).issues ?? []).map((issue) => v.getDotPath(issue));

it('requires nothing but the words', () => {
  expect(problems(unknown)).toEqual([]);
  expect(problems({ ...unknown, words: ' ' })).toEqual(['words']);
});

it('checks a number and an address that somebody leaves', () => {
  expect(problems({ ...unknown, phone: '12', email: 'ama@' })).toEqual(['phone', 'email']);
});
