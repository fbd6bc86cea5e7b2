import * as v from 'valibot';
import {
  firstChoiceYear,
  ruleSeverities,
  ruleSourcesLength,
  ruleWordsLength,
  type ChoiceRule,
} from '@/entities/counselling/choice-rule';
import { dayShape, fieldMessage, oneOf, requiredInteger, requiredText } from '@/shared/fields';

/** What is typed in the form of a rule. */
export interface RuleInputs {
  readonly limit: string;
  readonly severity: string;
  readonly words: string;
  /** An address on each line. */
  readonly source: string;
  readonly seen: string;
}

const address = /^https?:\/\/[!-;=?-~]{3,290}$/;

/** Maximum number of sources of a rule. */
const maximumSources = 4;

const source = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.check(
    (addresses) => addresses.length <= maximumSources && addresses.every((one) => address.test(one)),
    fieldMessage('address'),
  ),
  v.transform((addresses) => addresses.join(' ')),
  v.maxLength(ruleSourcesLength, fieldMessage('maxLength', { max: ruleSourcesLength })),
);

const seen = v.pipe(
  v.string(),
  v.check((text) => text === '' || dayShape.test(text), fieldMessage('date')),
);

const ruleInputs = v.object({
  limit: requiredInteger(0, 99),
  severity: oneOf(ruleSeverities),
  words: requiredText(ruleWordsLength),
  source,
  seen,
});

/** Schema of the form of a rule. A rule that stays as it was is refused beside its words. */
export const ruleSchema = (shown: ChoiceRule): v.GenericSchema<RuleInputs, ChoiceRule> =>
  v.pipe(
    ruleInputs,
    v.forward(
      v.check((rule) => JSON.stringify(rule) !== JSON.stringify(inOrder(shown)), fieldMessage('same')),
      ['words'],
    ),
  );

/** A rule with its fields in the order of the form, for a comparison. */
const inOrder = ({ limit, severity, words, source: from, seen: on }: ChoiceRule): ChoiceRule => ({
  limit,
  severity,
  words,
  source: from,
  seen: on,
});

/** What the fields of a rule contain before anything is typed. */
export const inputsOfRule = (rule: ChoiceRule): RuleInputs => ({
  limit: String(rule.limit),
  severity: rule.severity,
  words: rule.words,
  source: rule.source.split(' ').join('\n'),
  seen: rule.seen,
});

/** Schema of the form that adds a year. */
export const yearSchema = (taken: readonly number[], most: number) =>
  v.object({
    year: v.pipe(
      requiredInteger(firstChoiceYear, most),
      v.check((year) => !taken.includes(year), fieldMessage('yearThere')),
    ),
  });
