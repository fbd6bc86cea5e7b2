import { isAdmin, type AccessContext, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { payoutAccountPath, payoutAccountSchema } from './payout-account';

const isOwn = ({ actor, id }: AccessContext): boolean => actor.role === 'tutor' && actor.userId === id;

/** Only the tutor says where to pay: who is suspended as well, since what was taught stays due. */
const isChosen = (context: AccessContext): boolean =>
  isOwn(context) && isStored(payoutAccountSchema, context.after) && context.after?.at === context.now;

/** Access rules of payout accounts: a tutor chooses the own one, and the office reads it one by one. */
export const payoutAccountAccess: CollectionAccess = {
  pattern: payoutAccountPath('{id}'),
  get: (context) => isAdmin(context) || isOwn(context),
  create: isChosen,
  update: isChosen,
};
