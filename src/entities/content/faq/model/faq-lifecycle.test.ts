import { expect, it } from 'vitest';
import { faqLifecycle } from './faq-lifecycle';

it('is published, put away and taken up again by the office alone', () => {
  expect(faqLifecycle.initial).toBe('draft');
  expect(faqLifecycle.transitions.map(({ from, event, to, by }) => [from, event, to, by].join(' '))).toEqual([
    'draft faq.published published office',
    'draft faq.archived archived office',
    'published faq.archived archived office',
    'archived faq.restored draft office',
  ]);
});
