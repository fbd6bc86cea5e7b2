import { expect, it } from 'vitest';
import words from '@locales/en/faq.json';
import { matchesSearch, questionGroups } from './questions';

const ids = Object.values(questionGroups).flat();

it('has at least twenty-five questions, each once, each with its texts', () => {
  expect(ids.length).toBeGreaterThanOrEqual(25);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(Object.keys(words.items).sort());
  expect(Object.keys(words.groups).sort()).toEqual(Object.keys(questionGroups).sort());
});

it.each([
  ['What does it cost?', 'COST', true],
  ['What does it cost?', 'does what', true],
  ['What does it cost?', 'refund', false],
  ['Café', 'cafe', true],
  ['Anything', '  ', true],
])('searches %o for %o: %s', (text, search, matches) => {
  expect(matchesSearch(text, search)).toBe(matches);
});
