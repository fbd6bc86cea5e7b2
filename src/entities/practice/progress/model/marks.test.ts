import { expect, test } from 'vitest';
import { marksOf } from './marks';

test.each([
  [{ marks: 1, negativeMarks: false }, { right: 30, wrong: 8 }, 30],
  [{ marks: 2, negativeMarks: false }, { right: 30, wrong: 8 }, 60],
  [{ marks: 1, negativeMarks: true }, { right: 30, wrong: 8 }, 28],
  [{ marks: 2, negativeMarks: true }, { right: 0, wrong: 1 }, 0],
])('%j: %j is %d', (settings, judged, marks) => {
  expect(marksOf(settings, judged)).toBe(marks);
});
