import * as v from 'valibot';
import { dayShape, requiredText } from '@/shared/fields';

/** What a broken rule is; `unknown` where no text of that year was found. */
export const ruleSeverities = ['error', 'warning', 'question', 'unknown'] as const;

export type RuleSeverity = (typeof ruleSeverities)[number];

/** Maximum length of the words of a rule. */
export const ruleWordsLength = 400;

/** Maximum length of the sources of a rule, addresses separated by spaces. */
export const ruleSourcesLength = 600;

const address = 'https?:\\/\\/[!-;=?-~]{3,290}';
const day = dayShape.source.slice(1, -1);
const whole = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

/** First and last year that a record can be of. */
export const firstChoiceYear = 2021;
const lastChoiceYear = 2099;

/** Number of years ahead of which rules may be stored. */
export const yearsAhead = 2;

const year = whole(firstChoiceYear, lastChoiceYear);

/** One rule of a year, as it is stored. */
export const choiceRuleSchema = v.strictObject({
  /** The number of the rule; 0 where it has none. */
  limit: whole(0, 99),
  severity: v.picklist(ruleSeverities),
  words: requiredText(ruleWordsLength),
  /** Addresses separated by spaces; empty where nothing was found. */
  source: v.pipe(
    v.string(),
    v.maxLength(ruleSourcesLength),
    v.regex(new RegExp(`^(${address}( ${address}){0,3})?$`)),
  ),
  /** Day on which the source was read; empty where nothing was found. */
  seen: v.pipe(v.string(), v.regex(new RegExp(`^(${day})?$`))),
});

export type ChoiceRule = Readonly<v.InferOutput<typeof choiceRuleSchema>>;

/**
 * The rules that the checker knows, in the order in which it names them. Category numbers are of the main
 * choices; `second…` is a list for a second round, `lastDay` the rule of the last main choice.
 */
export const ruleIds = [
  'main',
  'alternatives',
  'secondRound',
  'categoryA',
  'categoryB',
  'categoryC',
  'categoryD',
  'secondA',
  'secondB',
  'secondC',
  'boarding',
  'day',
  'lastDay',
  'tvet',
  'gender',
  'repeat',
  'programme',
  'stay',
  'reach',
  'filler',
] as const;

export type RuleId = (typeof ruleIds)[number];

/** All rules of a year. */
export type RuleSet = Readonly<Record<RuleId, ChoiceRule>>;

/** Years whose rules the build has. */
export const builtYears = ['2025', '2024', '2023'] as const;

/** Stored rules of a year. The database rules are generated from this schema. */
export const choiceRulesSchema = v.strictObject({
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  /** Year of the BECE. */
  year,
  /** Year of the build whose rules hold where the office has set none of its own. */
  base: v.picklist(builtYears),
  /** Year whose rules were copied; the same year where the office changes those of the build. */
  copiedFrom: year,
  /** Counts the changes, from 1. */
  version: whole(1, 9999),
  /** Whether families check by these rules. */
  isShown: v.boolean(),
  /** The rules that the office has set. */
  rules: v.strictObject(
    Object.fromEntries(ruleIds.map((id) => [id, v.exactOptional(choiceRuleSchema)])) as Record<
      RuleId,
      v.ExactOptionalSchema<typeof choiceRuleSchema, undefined>
    >,
  ),
});

/** Fields of a record that its own conditions check. */
export const choiceRulesStamps = ['updatedAt', 'lastChange', 'rules'];

/** The rules of a year: those of the build have version 0 and no time. */
export interface ChoiceRules {
  readonly year: number;
  readonly base: (typeof builtYears)[number];
  readonly copiedFrom: number;
  readonly version: number;
  readonly isShown: boolean;
  /** Empty for the rules of the build. */
  readonly updatedAt: string;
  /** All rules: the office's own, and those of the build. */
  readonly rules: RuleSet;
  /** The office's own. */
  readonly own: Partial<RuleSet>;
}

export const choiceRulesCollection = 'choiceRules';

export const choiceRulesPath = (ofYear: number | string): string =>
  `${choiceRulesCollection}/${String(ofYear)}`;

/** Events of the change log. */
export const choiceRulesAdded = 'choice-rules.added';
export const choiceRulesChanged = 'choice-rules.changed';
