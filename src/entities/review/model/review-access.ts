import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListRule,
} from '@/shared/backend';
import { isStored, randomIdShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import {
  callFirstStars,
  familyReviewPath,
  familyReviewSchema,
  lessonsBeforeReview,
  reviewLinkPath,
  reviewLinkSchema,
  reviewPath,
  reviewSchema,
} from './review';
import { reviewLifecycle } from './review-lifecycle';

type Read = AccessContext['read'];

/** Dependencies of the access rules on other entities. */
export interface ReviewSurroundings {
  readonly offerOf: (read: Read, offerId: string) => Promise<DocumentData | null>;
  /** The reference code of the offer's family. */
  readonly familyOf: (read: Read, offerId: string) => Promise<string | null>;
  /** Whether a lesson took place and is confirmed, by answer or silence. */
  readonly isConfirmed: (
    read: Read,
    lesson: { readonly offerId: string; readonly id: string; readonly now: string },
  ) => Promise<boolean>;
}

/** States of an offer that has had lessons. */
const taughtStates: readonly unknown[] = ['chosen', 'ended', 'stopped'];

const pathOfFamily = (link: DocumentData | null): string =>
  familyReviewPath(String(link?.ref), String(link?.offerId));

/**
 * Whether the family's document records the same change. Writing it needs the reference code, so it also
 * proves that the transition is the family's.
 */
async function isTold({ id, after, read, readAfter }: AccessContext): Promise<boolean> {
  const link = await read(reviewLinkPath(id));
  if (!link) return false;
  const told = await readAfter(pathOfFamily(link));
  return told?.lastChange === after?.lastChange && told?.state === after?.state;
}

/** Publishing a review with few stars requires a call, documented by a note. */
async function isCalledFirst({ id, after, readAfter }: AccessContext): Promise<boolean> {
  if (after?.state !== 'published' || Number(after.stars) > callFirstStars) return true;
  const note = await readAfter(`${reviewPath(id)}/notes/${String(after.lastChange)}`);
  return after.isCalled === true && note !== null;
}

/** Everybody lists published reviews; the office lists all. */
const mayList: ListRule = ({ actor, query }) =>
  isAdmin({ actor }) ||
  (query.where ?? []).some(
    (part) => part.field === 'state' && 'equals' in part && part.equals === 'published',
  );

const transition = lifecycleRule(reviewLifecycle, { office: ['lessons', 'isCalled'] });

/**
 * Access rules of reviews: the family writes after its lessons, the office moderates, published reviews are
 * public.
 */
export function createReviewAccess({ offerOf }: ReviewSurroundings): CollectionAccess {
  return {
    pattern: reviewPath('{id}'),
    get: (context) => isAdmin(context) || context.before?.state === 'published',
    list: mayList,
    create: async (context) => {
      const { id, after, read, readAfter } = context;
      if (!randomIdShape.test(id) || !isStored(reviewSchema, after) || after === null) return false;
      const link = await readAfter(reviewLinkPath(id));
      const told = link && (await readAfter(pathOfFamily(link)));
      const offer = link && (await offerOf(read, String(link.offerId)));
      const learner = offer?.learner as { readonly subjects: readonly unknown[] } | undefined;
      return (
        isNewRecord(context, reviewLifecycle) &&
        after.lastChange === '' &&
        after.lessons === lessonsBeforeReview &&
        after.isCalled === false &&
        told?.reviewId === id &&
        told.stars === after.stars &&
        told.words === after.words &&
        offer !== null &&
        taughtStates.includes(offer.state) &&
        offer.tutorId === after.tutorId &&
        learner?.subjects.includes(after.subject) === true
      );
    },
    update: async (context) =>
      isStored(reviewSchema, context.after) &&
      (await isTold(context)) &&
      (await isCalledFirst(context)) &&
      (await transition(context)),
  };
}

/** Access rules of the link to the family: for the office only. */
export const reviewLinkAccess: CollectionAccess = {
  pattern: reviewLinkPath('{id}'),
  get: isAdmin,
  create: async ({ params, after, read, readAfter }) => {
    const review = reviewPath(params.id ?? '');
    return (
      isStored(reviewLinkSchema, after) && (await read(review)) === null && (await readAfter(review)) !== null
    );
  },
};

/** Access rules of the family's own review, open to the code holder. */
export function createFamilyReviewAccess({ familyOf, isConfirmed }: ReviewSurroundings): CollectionAccess {
  return {
    pattern: familyReviewPath('{ref}', '{offer}'),
    get: () => true,
    create: async ({ params, after, now, read, readAfter }) => {
      const { ref = '', offer: offerId = '' } = params;
      if (!isStored(familyReviewSchema, after) || after === null) return false;
      const { reviewId, decision, lessons } = after as {
        reviewId: string;
        decision: DocumentData;
        lessons: readonly string[];
      };
      const link = await readAfter(reviewLinkPath(reviewId));
      const had = await Promise.all(lessons.map((id) => isConfirmed(read, { offerId, id, now })));
      return (
        after.state === reviewLifecycle.initial &&
        after.createdAt === now &&
        after.updatedAt === now &&
        after.lastChange === '' &&
        decision.reason === '' &&
        decision.words === '' &&
        link?.ref === ref &&
        link.offerId === offerId &&
        (await readAfter(reviewPath(reviewId))) !== null &&
        (await familyOf(read, offerId)) === ref &&
        had.every(Boolean)
      );
    },
    update: async (context) => {
      const { before, after, now, read, readAfter } = context;
      if (!isStored(familyReviewSchema, after) || after === null) return false;
      const review = reviewPath(String(before?.reviewId));
      const [was, is] = [await read(review), await readAfter(review)];
      return (
        after.updatedAt === now &&
        is !== null &&
        is.state === after.state &&
        is.lastChange === after.lastChange &&
        was?.lastChange !== is.lastChange &&
        (after.state === 'withheld') === ((after.decision as DocumentData).reason !== '') &&
        changesOnly(context, ['state', 'updatedAt', 'lastChange', ...(isAdmin(context) ? ['decision'] : [])])
      );
    },
  };
}
