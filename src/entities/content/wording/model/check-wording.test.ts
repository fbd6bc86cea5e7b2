import { expect, it } from 'vitest';
import { checkWording } from './check-wording';

it('takes a text with all values, in any order and spacing', () => {
  expect(checkWording('{{ when }}, {{count}} ne', '{{count}} lessons on {{when}}')).toBeNull();
});

it.each([
  ['a value dropped', 'Darussa', '{{count}} lessons', { kind: 'missing', placeholders: '{{count}}' }],
  ['one of two dropped', '{{n}}', '{{n}} of {{n}}', { kind: 'missing', placeholders: '{{n}}' }],
  ['a value spelled otherwise', '{{kount}}', '{{count}}', { kind: 'missing', placeholders: '{{count}}' }],
  ['a value that is not there', 'A aika {{x}}', 'Send', { kind: 'foreign', placeholders: '{{x}}' }],
  ['a nested text dropped', 'Aika', 'Send $t(words:now)', { kind: 'missing', placeholders: '$t(words:now)' }],
  ['a tag', 'A <b>aika</b>', 'Send it', { kind: 'tag' }],
  ['blanks', '  ', 'Send', { kind: 'empty' }],
  ['5,000 characters for a button', 'a'.repeat(5_000), 'Send', { kind: 'long', length: 5_000, most: 32 }],
])('refuses %s', (_what, text, english, problem) => {
  expect(checkWording(text, english)).toEqual(problem);
});

it('limits what translates the longest texts, too', () => {
  expect(checkWording('a'.repeat(2_001), 'b'.repeat(1_870))).toMatchObject({ most: 2_000 });
});
