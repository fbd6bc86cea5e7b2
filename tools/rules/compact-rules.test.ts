import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compactRules, largestRules, tokensOf } from './compact-rules';

const rules = readFileSync('firestore.rules', 'utf8');

it('compact rules have the same words and signs in the same order', () => {
  expect(tokensOf(compactRules(rules))).toEqual(tokensOf(rules));
});

it('compact rules are small enough to be deployed', () => {
  expect(new TextEncoder().encode(compactRules(rules)).byteLength).toBeLessThan(largestRules);
});

it('texts, and comments within them, stay as they are', () => {
  const text = String.raw`'a  ==  b // \' ? c'`;
  expect(compactRules(`{\n  // why\n  return a  ==  ${text}\n    && b in [1,  2];\n`)).toBe(
    `{\nreturn a==${text}&&b in [1,2];\n`,
  );
});
