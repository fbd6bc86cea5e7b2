import { dequal } from 'dequal/lite';
import { isAdmin, type AccessContext, type CollectionAccess, type DocumentData } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import {
  choiceRulesAdded,
  choiceRulesChanged,
  choiceRulesCollection,
  choiceRulesPath,
  choiceRulesSchema,
  ruleIds,
  yearsAhead,
} from './choice-rules';

/** Everybody reads the rules of all years; the office adds a year and changes one thing at a time. */
export const choiceRulesAccess: CollectionAccess = {
  pattern: `${choiceRulesCollection}/{year}`,
  get: () => true,
  list: () => true,
  create: (context) => mayWrite(context) && context.after?.version === 1,
  update: (context) =>
    mayWrite(context) &&
    context.after?.version === Number(context.before?.version) + 1 &&
    context.after.base === context.before?.base &&
    context.after.copiedFrom === context.before?.copiedFrom,
};

const mayWrite = (context: AccessContext): boolean =>
  isAdmin(context) &&
  isStored(choiceRulesSchema, context.after) &&
  Number(context.after?.year) <= Number(context.now.slice(0, 4)) + yearsAhead &&
  String(context.after?.year) === context.params.year &&
  context.after?.updatedAt === context.now;

/** Whether a new year has what the copied one has: its own rules, or none where nobody stored them. */
async function isCopy(after: DocumentData, { read }: Pick<AccessContext, 'read'>): Promise<boolean> {
  const from = await read(choiceRulesPath(String(after.copiedFrom)));
  return from
    ? dequal(after.rules, from.rules) && after.base === from.base
    : dequal(after.rules, {}) && after.base === String(after.copiedFrom);
}

/** Whether a change-log entry has exactly what changes: the copied year, one rule, or the switch. */
export async function isTrueOfChoiceRules(
  change: DocumentData,
  { before, after, read }: Pick<AccessContext, 'before' | 'after' | 'read'>,
): Promise<boolean> {
  if (after === null) return false;
  const isNew = before === null;
  if (isNew && after.year !== after.copiedFrom)
    return (
      change.event === choiceRulesAdded &&
      after.isShown === false &&
      dequal(change.before, {}) &&
      dequal(change.after, { copiedFrom: after.copiedFrom }) &&
      (await isCopy(after, { read }))
    );
  // The first change of a year of the build.
  if (isNew && after.base !== String(after.year)) return false;
  const [had, has] = [(before?.rules ?? {}) as DocumentData, after.rules as DocumentData];
  const wasShown = before?.isShown ?? true;
  const changed = ruleIds.filter((id) => !dequal(had[id], has[id]));
  const isSwitched = wasShown !== after.isShown;
  if (change.event !== choiceRulesChanged || changed.length + Number(isSwitched) !== 1) return false;
  const [rule] = changed;
  if (rule === undefined)
    return dequal(change.before, { isShown: wasShown }) && dequal(change.after, { isShown: after.isShown });
  const valuesOf = (rules: DocumentData) => ({ rule, ...(rules[rule] as DocumentData | undefined) });
  return rule in has && dequal(change.before, valuesOf(had)) && dequal(change.after, valuesOf(has));
}
