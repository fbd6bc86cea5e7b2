import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleAnswer, sampleDrawing } from '../../../../../tests/samples/homework';
import { answerFormSchema, emptyAnswerForm } from './answer-form';

const none = { chosen: [], earlier: undefined };
const earlierPictures = { first: sampleDrawing, second: '' } as const;
const chosen = { id: 'photo-1', kind: 'second', file: new Blob(['abc'], { type: 'image/jpeg' }) };

const problems = (input: object, pictures: Parameters<typeof answerFormSchema>[0] = none) =>
  (v.safeParse(answerFormSchema(pictures), input).issues ?? []).map((issue) => v.getDotPath(issue));

it('asks a first answer for its four parts', () => {
  expect(problems(emptyAnswerForm(null, undefined))).toEqual([
    'about',
    'hint1',
    'step1',
    'result',
    'checkQuestion',
    'checkKey',
  ]);
});

it('lets a reply be words alone, or put the earlier answer right', () => {
  const reply = { ...emptyAnswerForm(sampleAnswer, undefined), words: 'Look at step 2 again.' };
  expect(v.parse(answerFormSchema(none), reply)).toEqual({ words: 'Look at step 2 again.' });
  expect(v.parse(answerFormSchema(none), { ...reply, hasAnswer: true, result: '461 cedis' })).toEqual({
    words: 'Look at step 2 again.',
    answer: { ...sampleAnswer, result: '461 cedis' },
  });
  expect(problems({ ...reply, words: ' ' })).toEqual(['words']);
});

it('refuses a way to get in touch, beside its field', () => {
  const reply = { ...emptyAnswerForm(sampleAnswer, undefined), words: 'Call me on 024 123 4567.' };
  expect(problems(reply)).toEqual(['words']);
  expect(problems({ ...reply, words: '', hasAnswer: true, hint2: 'WhatsApp me, I explain' })).toEqual([
    'hint2',
  ]);
});

it('asks for what each picture shows, and lets no contact through there', () => {
  const input = { ...emptyAnswerForm(sampleAnswer, undefined), hasAnswer: true };
  const given = { chosen: [chosen], earlier: undefined };
  expect(problems(input, given)).toEqual(['secondWords']);
  expect(problems({ ...input, secondWords: 'Call 024 123 4567' }, given)).toEqual(['secondWords']);
  expect(v.parse(answerFormSchema(given), { ...input, secondWords: 'A bar in two parts' })).toMatchObject({
    pictures: {
      first: { id: 'photo-1', name: 'picture', type: 'image/jpeg', size: 3, words: 'A bar in two parts' },
      second: '',
    },
  });
});

it('sends the pictures of the earlier answer with it again, unless they are left out', () => {
  const input = { ...emptyAnswerForm(sampleAnswer, earlierPictures), hasAnswer: true };
  const given = { chosen: [chosen], earlier: earlierPictures };
  const both = { ...input, firstWords: 'A bar, put right', secondWords: 'My page' };
  expect(v.parse(answerFormSchema(given), both)).toMatchObject({
    pictures: {
      first: { ...sampleDrawing, words: 'A bar, put right' },
      second: { id: 'photo-1', words: 'My page' },
    },
  });
  expect(v.parse(answerFormSchema(given), { ...both, keepsFirst: false, firstWords: '' })).toMatchObject({
    pictures: { first: { id: 'photo-1' }, second: '' },
  });
  const without = v.parse(answerFormSchema({ ...given, chosen: [] }), { ...input, keepsFirst: false });
  expect(without).not.toHaveProperty('pictures');
});
