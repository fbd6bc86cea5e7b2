import { isAdministrator, type AccessRule, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { personPath, personSchema } from './person';

/** Whether the document matches the actor's account, including verification. */
const saysWhatAccountSays: AccessRule = ({ actor, id, after, now }) =>
  actor.userId === id &&
  isStored(personSchema, after) &&
  after?.email === actor.email?.toLowerCase() &&
  after?.isEmailVerified === (actor.isEmailVerified ?? false) &&
  after.updatedAt === now;

/** People read and write their own document; administrators read all. */
export const personAccess: CollectionAccess = {
  pattern: personPath('{id}'),
  get: (context) => isAdministrator(context) || context.actor.userId === context.id,
  list: isAdministrator,
  create: saysWhatAccountSays,
  update: saysWhatAccountSays,
};
