import { dequal } from 'dequal/lite';
import {
  changesOnly,
  isAdmin,
  isOwnSignature,
  type AccessContext,
  type CollectionAccess,
} from '@/shared/backend';
import type { Correctable } from '@/shared/correction';
import { isStored, randomIdShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { checkDays } from './call-days';
import { schoolFactsSchema, schoolPath, schoolSchema, type School, type SchoolCheck } from './school';
import { schoolLifecycle } from './school-lifecycle';
import { schoolContactEmptied, schoolRechecked } from './write-school';

const dayMs = 86_400_000;

const factNames = Object.keys(schoolFactsSchema.entries);

/** Fields of an unchecked school that the office may correct. Its texts are not kept in the change log. */
export const correctableOfSchool: Correctable = {
  coded: ['kind', 'levels', 'region', 'foundIn'],
  personal: ['name', 'town', 'phone'],
};

/** Fields that the office changes without a transition, by event. */
export const notedOfSchool: Readonly<Record<string, readonly string[]>> = {
  [schoolRechecked]: ['check'],
  [schoolContactEmptied]: ['check'],
};

/** Whether a check names who answered at the public number of the school, and whoever calls has signed it. */
async function isNewCheck(context: AccessContext): Promise<boolean> {
  const { check, phone } = context.after as unknown as School;
  if (!check) return false;
  const age = Date.parse(context.now) - Date.parse(check.day);
  return (
    check.person !== '' &&
    check.role !== '' &&
    check.phone === phone &&
    age <= checkDays.before * dayMs + dayMs &&
    age >= -checkDays.ahead * dayMs &&
    (await isOwnSignature(context, check.by))
  );
}

function isContactEmptied({ before, after }: AccessContext): boolean {
  const check = before?.check as SchoolCheck | undefined;
  return check !== undefined && dequal(after?.check, { ...check, person: '', role: '' });
}

const move = lifecycleRule(schoolLifecycle, { office: ['check'] });

async function isChange(context: AccessContext): Promise<boolean> {
  const { before, after, now } = context;
  if (after?.updatedAt !== now) return false;
  if (dequal(before?.check, after.check))
    return changesOnly(context, [
      ...(before?.state === 'unchecked' ? factNames : []),
      'updatedAt',
      'lastChange',
    ]);
  return (
    changesOnly(context, ['check', 'updatedAt', 'lastChange']) &&
    (isContactEmptied(context) || (before?.state === 'checked' && (await isNewCheck(context))))
  );
}

/**
 * Schools are for the office alone: they name whom it spoke to. A school is checked by a check that the
 * caller signs, and nothing else of it changes while the check counts.
 */
export const schoolAccess: CollectionAccess = {
  pattern: schoolPath('{id}'),
  get: isAdmin,
  list: isAdmin,
  create: (context) =>
    isAdmin(context) &&
    randomIdShape.test(context.id) &&
    isStored(schoolSchema, context.after) &&
    !('check' in (context.after ?? {})) &&
    isNewRecord(context, schoolLifecycle),
  update: async (context) => {
    const { before, after } = context;
    if (!isAdmin(context) || !isStored(schoolSchema, after)) return false;
    if (before?.state === after?.state) return isChange(context);
    if (!(await move(context))) return false;
    return after?.state === 'checked' ? isNewCheck(context) : dequal(before?.check, after?.check);
  },
};
