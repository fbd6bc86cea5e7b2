import { expect, it } from 'vitest';
import { englishHash } from '@/entities/content/wording';
import { problemsOf, readTexts, toSuggestion, writeTexts } from './wording-drafts';

const forms = [
  { form: 'one', english: '{{count}} answer', today: null },
  { form: 'text', english: '{{count}} answers', today: null },
] as const;

it('reads what it writes, and nothing of what it cannot read', () => {
  const texts = { 'faq:found': { text: 'Amsoshi {{count}}', one: '' } };
  expect(readTexts(writeTexts(texts))).toEqual(texts);
  expect(writeTexts({})).toBe('');
  expect([readTexts(''), readTexts('{'), readTexts('{"a":1}')]).toEqual([{}, {}, {}]);
});

it('tells which form lacks what', () => {
  expect(problemsOf({ text: 'Amsoshi' }, forms)).toEqual([
    { form: 'one', problem: { kind: 'empty' } },
    { form: 'text', problem: { kind: 'missing', placeholders: '{{count}}' } },
  ]);
  expect(problemsOf({ text: '{{count}} ne', one: '{{count}} ce' }, forms)).toEqual([]);
});

it('sends both forms with the hash of both English ones', () => {
  expect(toSuggestion('faq:found', { text: ' {{count}} ne ', one: '{{count}} ce' }, forms)).toEqual({
    key: 'faq:found',
    english: englishHash('{{count}} answer\n{{count}} answers'),
    text: '{{count}} ne',
    one: '{{count}} ce',
  });
});
