import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { builtChoiceRules, ruleIds } from '@/entities/counselling/choice-rule';
import { inputsOfRule, ruleSchema, yearSchema } from './rule-inputs';

const [{ rules }] = builtChoiceRules as readonly [(typeof builtChoiceRules)[0]];
const shown = rules.categoryC;
const problemsOf = (typed: object) => {
  const { issues } = v.safeParse(ruleSchema(shown), { ...inputsOfRule(shown), ...typed });
  return [...new Set(issues?.map((issue) => v.getDotPath(issue)))];
};

describe('the form of a rule', () => {
  it('gives every rule of the build as it is', () => {
    for (const year of builtChoiceRules)
      for (const id of ruleIds)
        expect(v.parse(ruleSchema(shown), { ...inputsOfRule(year.rules[id]), limit: '7' })).toEqual({
          ...year.rules[id],
          limit: 7,
        });
  });

  it.each([
    [{ limit: '5' }, []],
    [{ source: ' https://ges.gov.gh/a \n\n https://ges.gov.gh/b ' }, []],
    [{ source: '', seen: '' }, []],
    [{}, ['words']],
    [{ limit: '' }, ['limit']],
    [{ limit: 'five' }, ['limit']],
    [{ limit: '100' }, ['limit']],
    [{ severity: 'grave' }, ['severity']],
    [{ words: ' ' }, ['words']],
    [{ words: 'a'.repeat(401) }, ['words']],
    [{ source: 'javascript:alert(1)' }, ['source']],
    [{ source: 'https://a.gh https://b.gh https://c.gh https://d.gh https://e.gh' }, ['source']],
    [{ seen: '2026-02-31' }, ['seen']],
  ])('%o', (typed, expected) => {
    expect(problemsOf(typed)).toEqual(expected);
  });
});

it('a year is added once, and not far ahead', () => {
  const isGood = (year: string) => v.safeParse(yearSchema([2025, 2024], 2028), { year }).success;
  expect(['2026', '2028', '2025', '2029', '1999', ''].map(isGood)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
