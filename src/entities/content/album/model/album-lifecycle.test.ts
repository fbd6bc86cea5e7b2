import { expect, it } from 'vitest';
import { albumLifecycle } from './album-lifecycle';

it('is published, put away and taken up again by the office alone', () => {
  expect(albumLifecycle.initial).toBe('draft');
  expect(
    albumLifecycle.transitions.map(({ from, event, to, by }) => [from, event, to, by].join(' ')),
  ).toEqual([
    'draft album.published published office',
    'draft album.archived archived office',
    'published album.archived archived office',
    'archived album.restored draft office',
  ]);
});
