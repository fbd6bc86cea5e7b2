import { BackendFailure, serverTime, submitOnce, type DocumentsPort, type Write } from '@/shared/backend';
import {
  choiceRulesAdded,
  choiceRulesChanged,
  choiceRulesPath,
  type ChoiceRule,
  type ChoiceRules,
  type RuleId,
} from './choice-rules';

/** A change of the rules of a year: one rule, or whether families see the year. */
export type ChoiceRulesChange =
  { readonly rule: RuleId; readonly to: ChoiceRule } | { readonly isShown: boolean };

type Values = Readonly<Record<string, string | number | boolean>>;

/** Event, record and values of a change-log entry. */
interface Line {
  readonly record: string;
  readonly event: string;
  readonly before: Values;
  readonly after: Values;
}

/** The content of the change-log entry of a change. A rule of the build has no values before. */
export function choiceRulesLine(shown: ChoiceRules, change: ChoiceRulesChange): Line {
  const line = { record: choiceRulesPath(shown.year), event: choiceRulesChanged };
  if ('isShown' in change)
    return { ...line, before: { isShown: shown.isShown }, after: { isShown: change.isShown } };
  const { rule, to } = change;
  return { ...line, before: { rule, ...shown.own[rule] }, after: { rule, ...to } };
}

/**
 * Changes the rules of a year. The first change of a year of the build makes its record.
 * @param shown as they were shown; somebody else's change since makes this one fail
 * @param id of the change-log entry in the same batch
 */
export function writeChoiceRules(shown: ChoiceRules, change: ChoiceRulesChange, id: string): Write {
  const { year, base, copiedFrom, own, version } = shown;
  const changes = 'isShown' in change ? change : { rules: { ...own, [change.rule]: change.to } };
  const stamps = { version: version + 1, updatedAt: serverTime, lastChange: id };
  const path = choiceRulesPath(year);
  const record = { year, base, copiedFrom, rules: own, isShown: shown.isShown };
  return version === 0
    ? { type: 'create', path, data: { ...record, ...changes, ...stamps } }
    : { type: 'update', path, changes: { ...changes, ...stamps } };
}

/** The content of the change-log entry of a new year. */
export const addedLine = (year: number, from: ChoiceRules): Line => ({
  record: choiceRulesPath(year),
  event: choiceRulesAdded,
  before: {},
  after: { copiedFrom: from.year },
});

/**
 * Adds a year with the rules of another one. Families see it once the office shows it.
 * @param id of the change-log entry in the same batch
 */
export const addChoiceRules = (year: number, from: ChoiceRules, id: string): Write => ({
  type: 'create',
  path: choiceRulesPath(year),
  data: {
    year,
    base: from.base,
    copiedFrom: from.year,
    version: 1,
    isShown: false,
    rules: from.own,
    updatedAt: serverTime,
    lastChange: id,
  },
});

/**
 * Commits a change of the rules once.
 * @param linePath path of its change-log entry
 * @throws BackendFailure `forbidden` when somebody else has changed the year since
 */
export async function commitChoiceRules(
  documents: DocumentsPort,
  writes: readonly Write[],
  linePath: string,
): Promise<void> {
  await submitOnce({ documents }, writes);
  // A colleague may have made the record meanwhile, which "already exists" also says.
  if ((await documents.get(linePath)) === null)
    throw new BackendFailure('forbidden', 'somebody else has changed the rules of this year');
}
