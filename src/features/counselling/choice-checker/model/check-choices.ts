import type { ChoiceRules } from '@/entities/counselling/choice-rule';
import { checkCategories, checkNumbers, checkStays } from './check-numbers';
import { checkGender, checkLast, checkReach, checkRepeats, checkRoute, checkWords } from './check-schools';
import type { ChoiceList } from './choice';
import { severities, type Finding, type Reading } from './finding';
import { numbersOf, placedIn } from './placed-choice';

/** A list with what the checker says of it. */
export interface CheckedList {
  /** The rules that it was checked against; null while the year is not known. */
  readonly rules: ChoiceRules | null;
  /** The gravest first. */
  readonly findings: readonly Finding[];
}

/** The rules for a year: its own, else those of the nearest year before it, else the earliest. */
export function rulesFor(year: number, known: readonly ChoiceRules[]): ChoiceRules | null {
  const shown = known.filter(({ isShown }) => isShown).sort((one, other) => other.year - one.year);
  return shown.find((rules) => rules.year <= year) ?? shown[shown.length - 1] ?? null;
}

/** Checks a list against the rules of its year, or says that it took another year's. */
export function checkChoices(list: ChoiceList, known: readonly ChoiceRules[]): CheckedList {
  const rules = list.beceYear === null ? null : rulesFor(list.beceYear, known);
  if (rules === null || list.beceYear === null) return { rules: null, findings: [] };
  const placed = placedIn(list, rules);
  const findings: Finding[] = [];
  const reading: Reading = {
    rules,
    report: (kind, rule, places = [], { severity, values = {} } = {}) => {
      const own = rules.rules[rule].severity;
      if (own === 'unknown') return;
      findings.push({ kind, rule, places, values, severity: severity ?? own });
    },
  };
  if (rules.year !== list.beceYear)
    findings.push({
      kind: 'otherYear',
      severity: 'warning',
      rule: null,
      places: [],
      values: { year: list.beceYear, other: rules.year },
    });
  if (placed.length > 0) {
    const nameless = placed.filter(({ school }) => school.trim() === '');
    if (nameless.length > 0)
      findings.push({
        kind: 'nameMissing',
        severity: 'error',
        rule: null,
        places: numbersOf(nameless),
        values: {},
      });
    checkNumbers(reading, placed);
    checkCategories(reading, placed, list);
    checkStays(reading, placed);
    checkLast(reading, placed, list);
    checkRoute(reading, placed, list);
    checkGender(reading, placed, list);
    checkRepeats(reading, placed);
    checkWords(reading, placed);
    checkReach(reading, placed, list);
  }
  return {
    rules,
    findings: severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity)),
  };
}
