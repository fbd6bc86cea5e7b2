import { expect, it } from 'vitest';
import { inOrder } from './fill-lines';

it('begins where most families are left without a tutor, then where most asked', () => {
  const lines = inOrder({
    mathematics: { asked: 9, found: 8 },
    french: { asked: 4, found: 0 },
    science: { asked: 3, found: 2 },
  });
  expect(lines.map(({ key }) => key)).toEqual(['french', 'mathematics', 'science']);
});
