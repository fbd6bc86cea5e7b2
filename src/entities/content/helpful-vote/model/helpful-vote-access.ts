import { isAdmin, type CollectionAccess } from '@/shared/backend';
import { isStored, uuidShape } from '@/shared/fields';
import { helpfulCollection, helpfulVoteSchema } from './helpful-vote';

/**
 * Access rules of votes: anyone casts one, once, and nobody changes it. The office counts them. Whoever has
 * the random ballot may get its vote, so that a device that did not hear the answer finds that it arrived.
 */
export const helpfulVoteAccess: CollectionAccess = {
  pattern: `${helpfulCollection}/{id}`,
  get: () => true,
  list: isAdmin,
  create: ({ id, after }) => {
    if (!isStored(helpfulVoteSchema, after)) return false;
    const start = `${String(after?.question)}_`;
    return id.startsWith(start) && uuidShape.test(id.slice(start.length));
  },
};
