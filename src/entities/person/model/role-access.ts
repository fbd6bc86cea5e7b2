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

/** Nobody gives themselves a role, or keeps others from taking theirs; and it goes to somebody who has an account. */
const mayGive: AccessRule = async (context) =>
  isAdmin(context) &&
  context.actor.userId !== context.id &&
  isStored(givenRoleSchema, context.after) &&
  (await context.read(personPath(context.id))) !== null;

/** People read their own role, administrators read and give all. The first one is given by the set-up command. */
export const roleAccess: CollectionAccess = {
  pattern: rolePath('{id}'),
  get: (context) => isAdmin(context) || context.actor.userId === context.id,
  list: isAdmin,
  create: mayGive,
  update: mayGive,
};

/** Whether a line of the change log tells what happens to a role. */
export const isTrueOfRole = (
  change: DocumentData,
  { before, after }: Pick<AccessContext, 'before' | 'after'>,
): boolean =>
  change.event === roleEvent(after?.role) &&
  isSameData(change.before, { role: before?.role ?? 'none' }) &&
  isSameData(change.after, { role: after?.role });
