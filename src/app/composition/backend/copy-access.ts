import { dequal } from 'dequal/lite';
import {
  familyOf,
  followingStates,
  learnerPartOf,
  offerContactOf,
  offerContactPath,
  offerPath,
} from '@/entities/offer';
import {
  guardianContactPath,
  tuitionRequestPath,
  type GuardianContact,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { changesOnly, isAdmin, type AccessContext, type CollectionAccess } from '@/shared/backend';

/** The request of an offer that waits for somebody, or by which lessons go on, as the batch leaves it. */
async function followedRequest({ read, readAfter }: AccessContext, offerId: string) {
  const offer = await read(offerPath(offerId));
  const ref = await familyOf(offerId, read);
  if (ref === null || !followingStates.some((state) => state === offer?.state)) return null;
  const request = (await readAfter(tuitionRequestPath(ref))) as TuitionRequest | null;
  return request === null ? null : { ref, request };
}

/**
 * Access rules of what an offer has of its request: the office lets it follow a request or a contact that was
 * corrected. It needs no line of its own, since it says nothing else than the request.
 */
export const copyAccess: readonly CollectionAccess[] = [
  {
    pattern: offerPath('{id}'),
    update: async (context) => {
      if (!isAdmin(context) || !changesOnly(context, ['learner', 'updatedAt'])) return false;
      const followed = await followedRequest(context, context.id);
      return (
        followed !== null &&
        context.after?.updatedAt === context.now &&
        dequal(context.after.learner, learnerPartOf(followed.request))
      );
    },
  },
  {
    pattern: offerContactPath('{id}'),
    update: async (context) => {
      if (!isAdmin(context)) return false;
      const followed = await followedRequest(context, context.params.id ?? '');
      const contact = followed && (await context.readAfter(guardianContactPath(followed.ref)));
      return (
        !!contact &&
        dequal(context.after, offerContactOf(followed.request, contact as unknown as GuardianContact))
      );
    },
  },
];
