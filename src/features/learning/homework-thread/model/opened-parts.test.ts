import { expect, it } from 'vitest';
import { nothingOpened } from '@/entities/homework/question';
import { nextPart, openedOf, openNext } from './opened-parts';

const answer = { hints: ['one', 'two'], steps: ['first', 'second'] };

it('opens the hints, then the steps, and the result last', () => {
  let opened = nothingOpened;
  const order: (string | null)[] = [];
  while (nextPart(answer, opened) !== null) {
    order.push(nextPart(answer, opened));
    opened = openNext(answer, opened);
  }
  expect(order).toEqual(['hint', 'hint', 'step', 'step', 'result']);
  expect(opened).toEqual({ hints: 2, steps: 2, hasResult: true });
  expect(openNext(answer, opened)).toBe(opened);
});

it('joins what was opened here and told before, within the answer', () => {
  const told = { hints: 1, steps: 5, hasResult: false };
  expect(openedOf(answer, nothingOpened, told)).toEqual({ hints: 1, steps: 2, hasResult: false });
});
