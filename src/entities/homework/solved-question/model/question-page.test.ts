import { expect, it } from 'vitest';
import { sampleAnswer, sampleQuestion, solvedId } from '../../../../../tests/samples/homework';
import { questionPage, titleOfSolved } from './question-page';
import type { SolvedQuestion } from './solved-question';

const solved: SolvedQuestion = {
  id: solvedId,
  state: 'published',
  createdAt: '2026-11-20T08:00:00.000Z',
  movedAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  lastChange: 'c1',
  isSample: false,
  subject: 'mathematics',
  schoolClass: 'jhs-2',
  question: sampleQuestion.question,
  answer: sampleAnswer,
  slug: 'profit-as-a-percentage',
};

it('tells search engines the question and the whole answer', () => {
  const page = questionPage(solved, '/homework/profit-as-a-percentage', {
    origin: 'https://lifeline.example',
    name: 'Lifeline',
  });
  expect(page.mainEntity).toMatchObject({ text: solved.question, answerCount: 1 });
  expect(page.mainEntity.acceptedAnswer.url).toBe('https://lifeline.example/homework/profit-as-a-percentage');
  expect(page.mainEntity.acceptedAnswer.text.split('\n')).toEqual([
    sampleAnswer.about,
    ...sampleAnswer.hints,
    ...sampleAnswer.steps.map((step, index) => `${String(index + 1)}. ${step}`),
    sampleAnswer.result,
  ]);
});

it('cuts a long title at a word', () => {
  expect(titleOfSolved({ question: 'Solve\n 2x = 6' })).toBe('Solve 2x = 6');
  const title = titleOfSolved(solved);
  expect(title.length).toBeLessThanOrEqual(70);
  expect(title).toMatch(/ \w+…$/);
});
