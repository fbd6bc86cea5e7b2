import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleAnswer } from '../../../../../tests/samples/homework';
import { answerInputFields, answerOfInput, inputOfAnswer } from './answer-input';

const schema = v.object(answerInputFields);

const problems = (input: object) => {
  const { issues = [] } = v.safeParse(schema, input);
  return issues.map((issue) => [v.getDotPath(issue), issue.message.split(' ')[0]]);
};

it('turns an answer into fields and back', () => {
  expect(answerOfInput(v.parse(schema, inputOfAnswer(sampleAnswer)))).toEqual(sampleAnswer);
});

it('leaves out empty parts and keeps the order', () => {
  const input = { ...inputOfAnswer(sampleAnswer), hint2: ' ', hint5: 'Look at the sign.', step2: '' };
  const { hints, steps } = answerOfInput(v.parse(schema, input));
  expect(hints).toEqual([sampleAnswer.hints[0], 'Look at the sign.']);
  expect(steps).toEqual([sampleAnswer.steps[0], sampleAnswer.steps[2]]);
});

it('asks for all four parts', () => {
  expect(problems(inputOfAnswer(null)).map(([field]) => field)).toEqual([
    'about',
    'hint1',
    'step1',
    'result',
    'checkQuestion',
    'checkKey',
  ]);
});

it('refuses a way to get in touch, beside its field', () => {
  const input = { ...inputOfAnswer(sampleAnswer), step3: 'Call me on 024 123 4567 for the rest.' };
  expect(problems(input).map(([field]) => field)).toEqual(['step3']);
});
