import { familyOf, offerPath } from '@/entities/offer';
import { tuitionRequestPath } from '@/entities/tuition-request';
import { changesOnly, type CollectionAccess } from '@/shared/backend';

/**
 * Access rule of a family that goes on after the trial: the offer says so once, in the batch in which the
 * request says so. It needs no line of its own, since it says nothing else than that.
 */
export const goingOnAccess: CollectionAccess = {
  pattern: offerPath('{id}'),
  update: async (context) => {
    const { id, before, after, now, read, readAfter } = context;
    if (before?.state !== 'chosen' || 'goesOnAt' in before) return false;
    if (!changesOnly(context, ['goesOnAt', 'updatedAt'])) return false;
    const ref = await familyOf(id, read);
    if (ref === null || after?.goesOnAt !== now || after.updatedAt !== now) return false;
    const request = tuitionRequestPath(ref);
    return (await read(request))?.state === 'trial' && (await readAfter(request))?.state === 'running';
  },
};
