import { expect, it } from 'vitest';
import { nextPartOf, openNext, type NextPart, type OpenedAnswer } from './open-parts';

const answer = { hints: ['a', 'b'], steps: ['1', '2', '3'] };

it('opens the hints, each step, and the result last', () => {
  let opened: OpenedAnswer = { hints: 1, steps: 0, hasResult: false };
  const parts: NextPart[] = [];
  for (let next = nextPartOf(answer, opened); next !== null; next = nextPartOf(answer, opened)) {
    parts.push(next);
    opened = openNext(opened, next);
  }
  expect(parts).toEqual(['hint', 'step', 'nextStep', 'nextStep', 'result']);
  expect(opened).toEqual({ hints: 2, steps: 3, hasResult: true });
});

it('goes on with the steps for whoever skipped a hint', () => {
  const opened = openNext({ hints: 1, steps: 0, hasResult: false }, 'step');
  expect(nextPartOf(answer, opened)).toBe('nextStep');
});
