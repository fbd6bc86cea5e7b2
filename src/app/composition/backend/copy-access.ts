import { dequal } from 'dequal/lite';
import {
  familyOf,
  followingStates,
  learnerPartOf,
  offerContactOf,
  offerContactPath,
  offerPath,
  tutorContactPath,
} from '@/entities/offer';
import {
  guardianContactPath,
  tuitionRequestPath,
  type GuardianContact,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { applicantContactPath } from '@/entities/tutor-application';
import { clearancePath } from '@/entities/vetting/evidence';
import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';

const isFollowing = (offer: DocumentData | null): boolean =>
  followingStates.some((state) => state === offer?.state);

/** The request of an offer that waits for somebody, or by which lessons go on, as the batch leaves it. */
async function followedRequest({ read, readAfter }: AccessContext, offerId: string) {
  const offer = await read(offerPath(offerId));
  const ref = await familyOf(offerId, read);
  if (ref === null || !isFollowing(offer)) return null;
  const request = (await readAfter(tuitionRequestPath(ref))) as TuitionRequest | null;
  return request === null ? null : { ref, request };
}

/** The office writes the number of the application by which the tutor is cleared, and no other. */
const isTutorsNumber: AccessRule = async (context) => {
  const { after, params, read, readAfter } = context;
  const offer = await read(offerPath(params.id ?? ''));
  if (!isAdmin(context) || !isFollowing(offer)) return false;
  const ref = (await read(clearancePath(String(offer?.tutorId))))?.ref;
  const contact = typeof ref === 'string' ? await readAfter(applicantContactPath(ref)) : null;
  return contact !== null && dequal(after, { phone: contact.phone });
};

/**
 * Access rules of what an offer has of its request and of its tutor: the office lets it follow a request or a
 * contact that was corrected. It needs no line of its own, since it says nothing else than those.
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
  { pattern: tutorContactPath('{id}'), create: isTutorsNumber, update: isTutorsNumber },
];
