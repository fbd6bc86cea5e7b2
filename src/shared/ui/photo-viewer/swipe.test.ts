import { expect, it } from 'vitest';
import { swipeOf } from './use-photo-gestures';

const start = { x: 100, y: 100 };

it.each([
  ['a swipe to the left leads on', { x: 30, y: 110 }, 1],
  ['a swipe to the right leads back', { x: 170, y: 90 }, -1],
  ['a short one leads nowhere', { x: 60, y: 100 }, 0],
  ['a slanting one leads nowhere', { x: 20, y: 160 }, 0],
])('%s', (_what, to, expected) => {
  expect(swipeOf(start, to)).toBe(expected);
});
