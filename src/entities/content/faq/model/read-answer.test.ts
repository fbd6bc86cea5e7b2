import { expect, it } from 'vitest';
import { readAnswer } from './read-answer';

it('parts paragraphs by an empty line', () => {
  expect(readAnswer('One\nline.\n\n \nTwo.\n')).toEqual([[{ text: 'One\nline.' }], [{ text: 'Two.' }]]);
});

it('links the web, mail and numbers, without what ends the sentence', () => {
  expect(
    readAnswer('See https://waecgh.org/a?b=1. Call tel:+233201234567, or mailto:us@example.org!'),
  ).toEqual([
    [
      { text: 'See ' },
      { text: 'https://waecgh.org/a?b=1', href: 'https://waecgh.org/a?b=1' },
      { text: '. Call ' },
      { text: '+233201234567', href: 'tel:+233201234567' },
      { text: ', or ' },
      { text: 'us@example.org', href: 'mailto:us@example.org' },
      { text: '!' },
    ],
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.gh', '<b>bold</b>'])(
  'leaves %s as words',
  (text) => {
    expect(readAnswer(text)).toEqual([[{ text }]]);
  },
);
