import { expect, it } from 'vitest';
import { isObserved } from './is-observed';

it.each([
  ['offers/o1', 'offers/o1', true],
  ['offers', 'offers/o1', true],
  ['offers', 'offers/o1/lessons/l1', false],
  ['offers/o1/lessons', 'offers/o1/lessons/l1', true],
  ['offers/*/lessons', 'offers/o1/lessons/l1', true],
  ['offers/*/lessons', 'offers/o1', false],
  ['offers/*/lessons', 'offers/o1/contact/tutor', false],
  ['offers/*/lessons', 'offers/o1/lessons/l1/entries/e1', false],
  ['offers/*/lessons', 'others/o1/lessons/l1', false],
])('who observes %s is told of %s: %s', (target, path, isTold) => {
  expect(isObserved(target, path)).toBe(isTold);
});
