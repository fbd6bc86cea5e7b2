import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListRule,
} from '@/shared/backend';
import { isStored, randomIdShape } from '@/shared/fields';
import { isNewRecord, lifeRule } from '@/shared/lib/life';
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
import { reviewLife } from './review-life';

type Read = AccessContext['read'];

/** What the rules of reviews ask of other records. */
export interface ReviewSurroundings {
  readonly offerOf: (read: Read, offerId: string) => Promise<DocumentData | null>;
  /** The reference code of the family behind an offer. */
  readonly familyOf: (read: Read, offerId: string) => Promise<string | null>;
  /** Whether a lesson took place and is confirmed, by a word or by three days without one. */
  readonly isConfirmed: (
    read: Read,
    lesson: { readonly offerId: string; readonly id: string; readonly now: string },
  ) => Promise<boolean>;
}

const pathOfFamily = (link: DocumentData | null): string =>
  familyReviewPath(String(link?.ref), String(link?.offerId));

/** The family's side tells of the same change. Whoever writes it knows the code, so it is also the proof that a move is the family's. */
async function isTold({ id, after, read, readAfter }: AccessContext): Promise<boolean> {
  const link = await read(reviewLinkPath(id));
  if (!link) return false;
  const told = await readAfter(pathOfFamily(link));
  return told?.lastChange === after?.lastChange && told?.state === after?.state;
}

/** Few stars are published only after a call, of which a note stands beside the review. */
async function isCalledFirst({ id, after, readAfter }: AccessContext): Promise<boolean> {
  if (after?.state !== 'published' || Number(after.stars) > callFirstStars) return true;
  const note = await readAfter(`${reviewPath(id)}/notes/${String(after.lastChange)}`);
  return after.isCalled === true && note !== null;
}

/** Everybody lists what is published; all of them are listed by the office. */
const mayList: ListRule = ({ actor, query }) =>
  isAdmin({ actor }) ||
  (query.where ?? []).some(
    (part) => part.field === 'state' && 'equals' in part && part.equals === 'published',
  );

const move = lifeRule(reviewLife, { office: ['lessons', 'isCalled'] });

/** A family that had its lessons writes a review, the office reads it first, and everybody reads what is published. */
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
        isNewRecord(context, reviewLife) &&
        after.lastChange === '' &&
        after.lessons === lessonsBeforeReview &&
        after.isCalled === false &&
        told?.reviewId === id &&
        told.stars === after.stars &&
        told.words === after.words &&
        (offer?.state === 'chosen' || offer?.state === 'ended') &&
        offer.tutorId === after.tutorId &&
        learner?.subjects.includes(after.subject) === true
      );
    },
    update: async (context) =>
      isStored(reviewSchema, context.after) &&
      (await isTold(context)) &&
      (await isCalledFirst(context)) &&
      (await move(context)),
  };
}

/** Whose review it is: for the office alone. */
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

/** What only whoever has the code reads: the family's own review and what became of it. */
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
        after.state === reviewLife.initial &&
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
