import type { ChoiceRules, RuleId } from '@/entities/counselling/choice-rule';

/** What a finding says; the words are `choices:findings.<kind>`. */
export type FindingKind =
  | 'otherYear'
  | 'nameMissing'
  | 'mainMissing'
  | 'tooMany'
  | 'alternativesMissing'
  | 'secondRoundMissing'
  | 'secondRoundEmpty'
  | 'categoryMany'
  | 'categoryUnknown'
  | 'dayInD'
  | 'secondMany'
  | 'secondFew'
  | 'boardingFew'
  | 'dayFew'
  | 'lastBoarding'
  | 'lastFar'
  | 'lastDistance'
  | 'tvetOther'
  | 'tvetUnknown'
  | 'genderOther'
  | 'genderUnknown'
  | 'sexUnknown'
  | 'sameSchool'
  | 'similarSchool'
  | 'programmeMissing'
  | 'stayMissing'
  | 'reachUnknown'
  | 'reachFar'
  | 'kmUnclear'
  | 'notAccepted'
  | 'acceptUnknown';

/** Severities, the gravest first. */
export const severities = ['error', 'warning', 'question'] as const;

export type Severity = (typeof severities)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** The rule that it follows from; null for one of the checker itself. */
  readonly rule: RuleId | null;
  /** Numbers of the choices that it is about, from 1; none when it is about the whole list. */
  readonly places: readonly number[];
  /** Numbers and names in its words. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a check reads. */
export interface Reading {
  readonly rules: ChoiceRules;
  /** Reports a broken rule. Does nothing where the year's rule is not known. */
  readonly report: (
    kind: FindingKind,
    rule: RuleId,
    places?: readonly number[],
    more?: { readonly severity?: Severity; readonly values?: Finding['values'] },
  ) => void;
}
