import { dequal } from 'dequal/lite';
import {
  isAdmin,
  isAdministrator,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
  unnamedDuties,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { dutiesChanged, dutiesText, givenRoleSchema, roleEvent, rolePath } from './given-role';
import { personPath } from './person';

/** Whether the office has vetted this person as a tutor. */
export type IsVetted = (context: AccessContext) => Promise<boolean>;

/**
 * Only an administrator may give or revoke roles and duties, never their own, only to an existing account.
 * Its address must be verified, since anybody can sign up with a foreign address. Nobody becomes a tutor
 * without having been vetted. The role of a tutor goes with checks and a profile, which are the work of the
 * office.
 */
const mayGive =
  (canVerify: boolean, isVetted: IsVetted): AccessRule =>
  async (context) => {
    const person = await context.read(personPath(context.id));
    return (
      isAdministrator(context) &&
      context.actor.userId !== context.id &&
      isStored(givenRoleSchema, context.after) &&
      person !== null &&
      (context.after?.role === 'none' || !canVerify || person.isEmailVerified === true) &&
      (context.after?.role !== 'tutor' || (await isVetted(context))) &&
      (![context.before?.role, context.after?.role].includes('tutor') || isAdmin(context))
    );
  };

/**
 * People read their own role; administrators read and give all. The set-up command gives the first one.
 * @param canVerify whether addresses can be verified; the demo cannot send mail
 */
export const createRoleAccess = (canVerify: boolean, isVetted: IsVetted): CollectionAccess => ({
  pattern: rolePath('{id}'),
  get: (context) => isAdministrator(context) || context.actor.userId === context.id,
  list: isAdministrator,
  create: mayGive(canVerify, isVetted),
  update: mayGive(canVerify, isVetted),
});

/** A role that was given before duties were asked names none, and means the office. */
const storedDuties = (role: DocumentData | null): string =>
  dutiesText(role?.role === 'admin' && role.duties === undefined ? unnamedDuties : role?.duties);

/** Whether a change-log entry describes the change of a role, or of an administrator's duties. */
export function isTrueOfRole(
  change: DocumentData,
  { before, after }: Pick<AccessContext, 'before' | 'after'>,
): boolean {
  const [had, has] = [storedDuties(before), storedDuties(after)];
  if (change.event === dutiesChanged)
    return (
      before?.role === 'admin' &&
      after?.role === 'admin' &&
      before.name === after.name &&
      dequal(change.before, { duties: had }) &&
      dequal(change.after, { duties: has })
    );
  return (
    change.event === roleEvent(after?.role) &&
    dequal(change.before, { role: before?.role ?? 'none' }) &&
    dequal(change.after, { role: after?.role }) &&
    // Duties end with the role.
    has === (before?.role === after?.role ? had : '')
  );
}
