import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleAnswer } from '../../../../../tests/samples/homework';
import { answerFormSchema, emptyAnswerForm } from './answer-form';

const problems = (input: object) =>
  (v.safeParse(answerFormSchema, input).issues ?? []).map((issue) => v.getDotPath(issue));

it('asks a first answer for its four parts', () => {
  expect(problems(emptyAnswerForm(null))).toEqual([
    'about',
    'hint1',
    'step1',
    'result',
    'checkQuestion',
    'checkKey',
  ]);
});

it('lets a reply be words alone, or put the earlier answer right', () => {
  const reply = { ...emptyAnswerForm(sampleAnswer), words: 'Look at step 2 again.' };
  expect(v.parse(answerFormSchema, reply)).toEqual({ words: 'Look at step 2 again.' });
  expect(v.parse(answerFormSchema, { ...reply, hasAnswer: true, result: '461 cedis' })).toEqual({
    words: 'Look at step 2 again.',
    answer: { ...sampleAnswer, result: '461 cedis' },
  });
  expect(problems({ ...reply, words: ' ' })).toEqual(['words']);
});

it('refuses a way to get in touch, beside its field', () => {
  const reply = { ...emptyAnswerForm(sampleAnswer), words: 'Call me on 024 123 4567.' };
  expect(problems(reply)).toEqual(['words']);
  expect(problems({ ...reply, words: '', hasAnswer: true, hint2: 'WhatsApp me, I explain' })).toEqual([
    'hint2',
  ]);
});
