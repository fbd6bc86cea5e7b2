import { expect, it } from 'vitest';
import { parseHomeworkQuestion, type HomeworkQuestion } from '@/entities/homework/question';
import { documentsOf } from '../../../../../tests/policy/attempt';
import { ask, homeworkId, newHomeworkCode } from '../../../../../tests/samples/homework';
import { similarQuestions } from './similar-questions';

const [data = {}] = Object.values(documentsOf(ask(newHomeworkCode())));
const question = parseHomeworkQuestion(homeworkId, data);
const other = (id: string, changes: Partial<HomeworkQuestion>) => ({ ...question, id, ...changes });

const all = [
  question,
  other('aaaa1111', { question: 'Solve x + 3 = 7' }),
  other('bbbb2222', { question: 'A trader buys rice for 400 cedis. What is the profit?' }),
  other('cccc3333', { question: 'A trader buys a bag of rice for 400 cedis', subject: 'science' }),
  other('dddd4444', { question: 'A trader buys a bag of rice for 400 cedis', state: 'junk' }),
];
const found = (search = '') => similarQuestions(question, all, search).map(({ id }) => id);

it('finds questions of the subject that share words, and never itself', () => {
  expect(found()).toEqual(['bbbb2222']);
});

it('finds by other words and by the beginning of an id', () => {
  expect(found('solve')).toEqual(['aaaa1111']);
  expect(found('AAAA1')).toEqual(['aaaa1111']);
  expect(found('photosynthesis')).toEqual([]);
});
