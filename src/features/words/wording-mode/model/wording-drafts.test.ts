import { expect, it } from 'vitest';
import { englishHash } from '@/entities/content/wording';
import { problemsOf, readTexts, toSuggestion, writeTexts } from './wording-drafts';

const english = ['{{count}} answer', '{{count}} answers'];

it('reads what it writes, and nothing of what it cannot read', () => {
  const texts = { 'faq:found': { english, text: 'Amsoshi {{count}}', one: '' } };
  expect(readTexts(writeTexts(texts))).toEqual(texts);
  expect(writeTexts({})).toBe('');
  expect([readTexts(''), readTexts('{'), readTexts('{"a":1}')]).toEqual([{}, {}, {}]);
});

it('tells which form lacks what', () => {
  expect(problemsOf({ text: 'Amsoshi' }, english)).toEqual([
    { form: 'one', problem: { kind: 'empty' } },
    { form: 'text', problem: { kind: 'missing', placeholders: '{{count}}' } },
  ]);
  expect(problemsOf({ text: '{{count}} ne', one: '{{count}} ce' }, english)).toEqual([]);
});

it('sends both forms with the hash of both English ones', () => {
  expect(toSuggestion('faq:found', { english, text: ' {{count}} ne ', one: '{{count}} ce' })).toEqual({
    key: 'faq:found',
    english: englishHash('{{count}} answer\n{{count}} answers'),
    text: '{{count}} ne',
    one: '{{count}} ce',
  });
});
