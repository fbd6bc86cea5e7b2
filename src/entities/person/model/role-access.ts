import {
  isAdmin,
  isSameData,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { givenRoleSchema, roleEvent, rolePath } from './given-role';
import { personPath } from './person';

/**
 * Nobody gives themselves a role, or keeps others from taking theirs; and it goes to somebody who has an account. Anybody can sign up
 * with an address that is not theirs, so an account gets a role only once its address was verified.
 */
const mayGive =
  (canVerify: boolean): AccessRule =>
  async (context) => {
    const person = await context.read(personPath(context.id));
    return (
      isAdmin(context) &&
      context.actor.userId !== context.id &&
      isStored(givenRoleSchema, context.after) &&
      person !== null &&
      (context.after?.role === 'none' || !canVerify || person.isEmailVerified === true)
    );
  };

/**
 * People read their own role, administrators read and give all. The first one is given by the set-up command.
 * @param canVerify whether addresses can be verified at all: a demo sends no mail
 */
export const createRoleAccess = (canVerify: boolean): CollectionAccess => ({
  pattern: rolePath('{id}'),
  get: (context) => isAdmin(context) || context.actor.userId === context.id,
  list: isAdmin,
  create: mayGive(canVerify),
  update: mayGive(canVerify),
});

/** Whether a line of the change log tells what happens to a role. */
export const isTrueOfRole = (
  change: DocumentData,
  { before, after }: Pick<AccessContext, 'before' | 'after'>,
): boolean =>
  change.event === roleEvent(after?.role) &&
  isSameData(change.before, { role: before?.role ?? 'none' }) &&
  isSameData(change.after, { role: after?.role });
