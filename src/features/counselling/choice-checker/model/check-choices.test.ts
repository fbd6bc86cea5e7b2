import { describe, expect, it } from 'vitest';
import {
  allChoiceRules,
  builtChoiceRules,
  ruleIds,
  type ChoiceRules,
} from '@/entities/counselling/choice-rule';
import { choiceLists, listWith } from '../../../../../tests/samples/choice-lists';
import { checkChoices, rulesFor } from './check-choices';
import type { ChoiceList } from './choice';

const [built] = builtChoiceRules as readonly [ChoiceRules];

/** Findings as texts: severity, kind, and the choices that they are about. */
const found = (list: ChoiceList, known: readonly ChoiceRules[] = builtChoiceRules) =>
  checkChoices(list, known).findings.map(({ severity, kind, places }) =>
    [severity, kind, places.join(',')].filter(Boolean).join(' '),
  );

describe('a list of school choices', () => {
  it.each(choiceLists)('%s', (_what, given, expected) => {
    expect(found(listWith(given))).toEqual(expected);
  });

  it('is checked by what the office has stored', () => {
    const rules = { ...built.rules, categoryA: { ...built.rules.categoryA, limit: 2 } };
    const stored = { ...built, rules, version: 2, updatedAt: '2026-11-25T08:00:00.000Z' };
    const list = listWith({ but: { 2: { category: 'A' } } });
    expect(found(list, allChoiceRules([stored]))).toEqual([]);
    expect(found(list)).toEqual(['error categoryMany 1,2']);
  });

  it('is never checked by rules that the office does not show', () => {
    const next = { ...built, year: 2026, isShown: false };
    expect(rulesFor(2026, allChoiceRules([next]))?.year).toBe(2025);
    expect(rulesFor(2026, allChoiceRules([{ ...next, isShown: true }]))?.year).toBe(2026);
  });
});

it('each rule of the build has words, and each that is known a day on which it was read', () => {
  for (const { rules } of builtChoiceRules)
    for (const id of ruleIds) {
      const { words, seen, severity, source } = rules[id];
      expect(words).not.toBe('');
      if (severity !== 'unknown') expect(seen).toBe('2026-11-22');
      if (severity !== 'unknown' && id !== 'gender') expect(source).toMatch(/^https:/);
    }
});
