import { expect, it } from 'vitest';
import { putParagraph } from './put-paragraph';

it.each([
  ['an empty text', '', 0, 'P'],
  ['the paragraph of the cursor', 'One\ntwo\n\nthree', 2, 'One\ntwo\n\nP\n\nthree'],
  ['the last paragraph', 'One\n\nthree', 7, 'One\n\nthree\n\nP'],
  ['the end, where the text has become shorter', 'One', 80, 'One\n\nP'],
  ['the paragraph before, from the line between', 'One\n\n\nthree', 3, 'One\n\nP\n\nthree'],
])('puts it below %s', (_where, text, at, expected) => {
  expect(putParagraph(text, 'P', at)).toBe(expected);
});
