import * as v from 'valibot';
import { expect, it } from 'vitest';
import { inputOfAnswer } from '@/entities/homework/question';
import { sampleAnswer, sampleQuestion } from '../../../../../tests/samples/homework';
import { publishSchema, suggestSlug, type PublishInput } from './publish-input';

const input: PublishInput = {
  ...inputOfAnswer(sampleAnswer),
  question: sampleQuestion.question,
  slug: 'profit-as-a-percentage',
  hasNoName: true,
  hasNoPlace: true,
  isWhole: true,
};
const problems = (changes: Partial<PublishInput>) => {
  const { issues = [] } = v.safeParse(publishSchema, { ...input, ...changes });
  return issues.map((issue) => v.getDotPath(issue));
};

it('takes a whole answer with every tick', () => {
  expect(problems({})).toEqual([]);
});

it('refuses contacts, a missing tick, and an address that is wrong', () => {
  expect(problems({ question: 'Write to ama@example.com' })).toEqual(['question']);
  expect(problems({ hasNoName: false, isWhole: false })).toEqual(['hasNoName', 'isWhole']);
  expect(problems({ slug: 'Two words' })).toEqual(['slug']);
});

it('suggests an address from the first words', () => {
  expect(suggestSlug('A trader buys a bag of rice for ₵400, and sells it')).toBe(
    'a-trader-buys-a-bag-of-rice-for',
  );
  expect(suggestSlug('½ + ⅓ = ?')).toBe('1-2-1-3');
  expect(suggestSlug('Ɛ?')).toBe('');
});
