import { dequal } from 'dequal/lite';
import { familyOf, followingStates, learnerPartOf, offerPath } from '@/entities/offer';
import { tuitionRequestPath, type TuitionRequest } from '@/entities/tuition-request';
import { changesOnly, isAdmin, type CollectionAccess } from '@/shared/backend';

/**
 * Access rules of what an offer has of its request: the office lets it follow a request that was corrected.
 * It needs no line of its own, since it says nothing else than the request.
 */
export const copyAccess: CollectionAccess = {
  pattern: offerPath('{id}'),
  update: async (context) => {
    const { id, before, after, now, read, readAfter } = context;
    if (!isAdmin(context) || !changesOnly(context, ['learner', 'updatedAt'])) return false;
    if (after?.updatedAt !== now || !followingStates.some((state) => state === before?.state)) return false;
    const ref = await familyOf(id, read);
    const request = ref === null ? null : await readAfter(tuitionRequestPath(ref));
    return request !== null && dequal(after.learner, learnerPartOf(request as unknown as TuitionRequest));
  },
};
