import { expect, it } from 'vitest';
import { articleLifecycle } from './article-lifecycle';

it('is published, put away and taken up again by the office alone', () => {
  expect(articleLifecycle.initial).toBe('draft');
  expect(
    articleLifecycle.transitions.map(({ from, event, to, by }) => [from, event, to, by].join(' ')),
  ).toEqual([
    'draft article.published published office',
    'draft article.archived archived office',
    'published article.archived archived office',
    'archived article.restored draft office',
  ]);
});
