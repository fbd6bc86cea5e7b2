import { expect, it } from 'vitest';
import { createSolvedQuestions, createSolvedSearch, packSolvedQuestions } from './solved-questions';

it('measures questions as long and as different as real ones', async () => {
  const solved = createSolvedQuestions(200);
  const words = solved.map(({ question }) => question.split(' ').length);
  expect(words.reduce((sum, count) => sum + count) / words.length).toBeGreaterThan(15);
  expect(new Set(solved.map(({ slug }) => slug)).size).toBe(200);
  const search = createSolvedSearch(packSolvedQuestions(solved));
  let found = 0;
  for (const { slug, question } of solved) if ((await search.find(question))[0]?.slug === slug) found += 1;
  expect(found).toBeGreaterThan(195);
});
