import { expect, it } from 'vitest';
import { solvedQuestionLifecycle } from './solved-lifecycle';

it('is taken off the site and put back by the office alone', () => {
  expect(solvedQuestionLifecycle.initial).toBe('published');
  expect(solvedQuestionLifecycle.transitions).toEqual([
    { event: 'solved.withdrawn', from: 'published', to: 'withdrawn', by: 'office' },
    { event: 'solved.restored', from: 'withdrawn', to: 'published', by: 'office' },
  ]);
});
