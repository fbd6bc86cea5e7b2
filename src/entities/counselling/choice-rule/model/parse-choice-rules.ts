import { BackendFailure, type DocumentData } from '@/shared/backend';
import { readStored } from '@/shared/fields';
import { builtChoiceRules } from './built-choice-rules';
import { choiceRulesSchema, type ChoiceRules, type RuleSet } from './choice-rules';

/** @throws BackendFailure `invalid` */
export function parseChoiceRules(id: string, data: DocumentData): ChoiceRules {
  const read = readStored(choiceRulesSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `choice rules ${id}: ${read.problem}`);
  const { updatedAt, year, base, copiedFrom, version, isShown, rules } = read.output;
  const built = builtChoiceRules.find((known) => known.base === base);
  if (!built) throw new BackendFailure('invalid', `choice rules ${id}: base ${base}`);
  const own = rules as Partial<RuleSet>;
  return { year, base, copiedFrom, version, isShown, updatedAt, rules: { ...built.rules, ...own }, own };
}
