import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compactRules, largestRules, shortNamesOf, tokensOf } from './compact-rules';

const rules = readFileSync('firestore.rules', 'utf8');

it('compact rules have the same words and signs in the same order, but for short names', () => {
  expect(tokensOf(compactRules(rules), shortNamesOf(rules))).toEqual(tokensOf(rules));
});

it('no two names share a short one, and no short name means anything else', () => {
  const short = [...shortNamesOf(rules).values()];
  expect(new Set(short).size).toBe(short.length);
  const words = new Set(tokensOf(rules));
  expect(short.filter((name) => words.has(name))).toEqual([]);
});

it('functions, parameters and variables get short names; fields, collections and texts stay', () => {
  const compact = compactRules(
    [
      'function pathOf(data, ref) {',
      '  let state = data.state;',
      "  return get(/databases/x/documents/data/$(ref)).data.state == 'state' && pathOf(state, ref);",
      '}',
    ].join('\n'),
  );
  expect(compact).toMatch(
    /^function (\w)\((\w),(\w)\) \{\nlet (\w) = \2\.state;\nreturn get\(\/databases\/x\/documents\/data\/\$\(\3\)\)\.data\.state=='state'&&\1\(\4,\3\);\n\}$/,
  );
});

it('a name of the language is never declared', () => {
  expect(() => compactRules('function isOver(request) {\n  return request.isOver;\n}')).toThrow('request');
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
