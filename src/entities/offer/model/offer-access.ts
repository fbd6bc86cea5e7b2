import { dequal } from 'dequal/lite';
import {
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListRule,
  type SuspendedSince,
} from '@/shared/backend';
import { isStored, randomIdShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule, type TransitionRole, type MoverOf } from '@/shared/lib/lifecycle';
import {
  familyLinkPath,
  familyLinkSchema,
  offerContactPath,
  offerContactSchema,
  offerPath,
  offerSchema,
  tutorContactPath,
  tutorContactSchema,
} from './offer';
import { lapsesAt, offerLifecycle } from './offer-lifecycle';

/** Returns the path of a family's act, which proves that a change of an offer or lesson is the family's. */
export type ActPathOf = (ref: string, id: string) => string;

/** The reference code of the offer's family; null when there is none. */
export async function familyOf(offerId: string, read: AccessContext['read']): Promise<string | null> {
  const link = await read(familyLinkPath(offerId));
  return typeof link?.ref === 'string' ? link.ref : null;
}

/** Whether the batch contains a new act of the family on this record. */
export async function isFamilysAct(
  { read, readAfter }: Pick<AccessContext, 'read' | 'readAfter'>,
  actPathOf: ActPathOf,
  { offerId, actId, record }: { readonly offerId: string; readonly actId: unknown; readonly record: string },
): Promise<boolean> {
  const ref = await familyOf(offerId, read);
  if (ref === null || typeof actId !== 'string' || actId === '') return false;
  const path = actPathOf(ref, actId);
  return (await read(path)) === null && (await readAfter(path))?.record === record;
}

/** Tutors list their own offers; the office lists all. */
const mayList: ListRule = ({ actor, query }) =>
  isAdmin({ actor }) ||
  (actor.role === 'tutor' &&
    (query.where ?? []).some(
      (part) => part.field === 'tutorId' && 'equals' in part && part.equals === actor.userId,
    ));

/** A tutor may answer within 24 hours; the office may expire the offer only afterwards. */
const isInTime = ({ before, after, now }: AccessContext): boolean => {
  if (before?.state !== 'sent') return true;
  const isLapsed = Date.parse(now) >= lapsesAt({ createdAt: String(before.createdAt) });
  if (after?.state === 'expired') return isLapsed;
  return after?.state === 'withdrawn' || !isLapsed;
};

/** Who changes an offer: the office, the family by an act in the same batch, or the tutor. */
export const createOfferMover =
  (actPathOf: ActPathOf): MoverOf =>
  async (context) => {
    const { actor, id, before, after } = context;
    if (isAdmin(context)) return 'office';
    const act = { offerId: id, actId: after?.lastChange, record: offerPath(id) };
    if (await isFamilysAct(context, actPathOf, act)) return 'code-holder';
    return actor.role === 'tutor' && actor.userId === before?.tutorId ? 'tutor' : null;
  };

/** The office stops the lessons of a tutor whom it has suspended, and of no other. */
const isStopTrue = async ({ before, after, read }: AccessContext, suspendedSince: SuspendedSince) =>
  after?.state !== 'stopped' || (await suspendedSince(String(before?.tutorId), read)) !== null;

/** What access to offers asks about their tutor. */
export interface OfferSurroundings {
  /** Whether the tutor may accept offers now. */
  readonly mayTakeOffers: (tutorId: string, read: AccessContext['read']) => Promise<boolean>;
  /** Whether no paper of the tutor has ended. */
  readonly hasValidPapers: (tutorId: string, context: AccessContext) => Promise<boolean>;
  readonly suspendedSince: SuspendedSince;
}

/** Whether the tutor accepts, as asked or at other times. */
const isYes = ({ before, after }: AccessContext): boolean =>
  before?.state === 'sent' && (after?.state === 'accepted' || after?.state === 'amended');

/** Whether the family chooses the tutor. */
const isChoice = ({ before, after }: AccessContext): boolean =>
  before?.state !== 'chosen' && after?.state === 'chosen';

/** In whose name each mover may end lessons. The office may record what a family did. */
const mayEndAs: Readonly<Record<TransitionRole, readonly string[]>> = {
  office: ['office', 'family', 'tutor'],
  tutor: ['tutor'],
  'code-holder': ['family'],
};

/** Whether the answer is the tutor's, given once, and the ending is in the mover's own name. */
function isOwnWord({ before, after }: AccessContext, mover: TransitionRole | null): boolean {
  const isAnswered = dequal(before?.answer, after?.answer) || (mover === 'tutor' && before?.state === 'sent');
  const ending = after?.ending as DocumentData;
  const isEnded =
    after?.state === 'ended' && before?.state !== 'ended'
      ? mover !== null &&
        mayEndAs[mover].includes(String(ending.by)) &&
        // The other side reads the ending. A worry is told in a record of its own.
        ending.reason !== 'safety'
      : dequal(before?.ending, ending);
  return isAnswered && isEnded;
}

/**
 * Access rules of offers: the office offers, the tutor answers, the family chooses with its code. Whoever has
 * the id may read the offer. Nothing is offered to a tutor with an ended paper. Only a listed tutor may
 * accept; anyone may decline. Nobody chooses a suspended one.
 */
export function createOfferAccess(
  moverOf: MoverOf,
  { mayTakeOffers, hasValidPapers, suspendedSince }: OfferSurroundings,
): CollectionAccess {
  const transition = lifecycleRule(
    offerLifecycle,
    { office: ['answer', 'ending'], tutor: ['answer', 'ending'], 'code-holder': ['ending'] },
    moverOf,
  );
  return {
    pattern: offerPath('{id}'),
    get: () => true,
    list: mayList,
    create: async (context) => {
      const { id, after, readAfter } = context;
      return (
        isAdmin(context) &&
        randomIdShape.test(id) &&
        isStored(offerSchema, after) &&
        isNewRecord(context, offerLifecycle) &&
        (await readAfter(offerContactPath(id))) !== null &&
        (await readAfter(familyLinkPath(id))) !== null &&
        (await hasValidPapers(String(after?.tutorId), context))
      );
    },
    update: async (context) => {
      const mover = await moverOf(context);
      const tutorId = String(context.before?.tutorId);
      return (
        isStored(offerSchema, context.after) &&
        isInTime(context) &&
        isOwnWord(context, mover) &&
        ((mover !== 'tutor' && !isChoice(context)) ||
          (await suspendedSince(tutorId, context.read)) === null) &&
        (!isYes(context) || (await mayTakeOffers(tutorId, context.read))) &&
        (await isStopTrue(context, suspendedSince)) &&
        (await transition(context))
      );
    },
  };
}

/** Whether the document is created in the batch of its offer. */
const isWithOffer = async ({ params, read, readAfter }: AccessContext): Promise<boolean> => {
  const offer = offerPath(params.id ?? '');
  return (await read(offer)) === null && (await readAfter(offer)) !== null;
};

/**
 * Access rules of the family's contact: created with the offer, readable by its tutor while lessons run and
 * the tutor is not suspended.
 */
export const createOfferContactAccess = (suspendedSince: SuspendedSince): CollectionAccess => ({
  pattern: offerContactPath('{id}'),
  get: async (context) => {
    if (isAdmin(context)) return true;
    const offer = await context.read(offerPath(context.params.id ?? ''));
    return (
      offer?.state === 'chosen' &&
      context.actor.role === 'tutor' &&
      offer.tutorId === context.actor.userId &&
      (await suspendedSince(String(offer.tutorId), context.read)) === null
    );
  },
  create: async (context) =>
    isAdmin(context) && isStored(offerContactSchema, context.after) && (await isWithOffer(context)),
});

/**
 * Access rules of the tutor's number: the office copies it when it makes the offer, and lets it follow later
 * (`copyAccess`). Whoever has the offer's id, which are the family and the tutor, reads it while lessons run
 * and the tutor is not suspended.
 */
export const createTutorContactAccess = (suspendedSince: SuspendedSince): CollectionAccess => ({
  pattern: tutorContactPath('{id}'),
  get: async (context) => {
    if (isAdmin(context)) return true;
    const offer = await context.read(offerPath(context.params.id ?? ''));
    return offer?.state === 'chosen' && (await suspendedSince(String(offer.tutorId), context.read)) === null;
  },
  create: async (context) =>
    isAdmin(context) && isStored(tutorContactSchema, context.after) && (await isWithOffer(context)),
});

/** Access rules of the link to the family: only the office reads it, since it holds the reference code. */
export const familyLinkAccess: CollectionAccess = {
  pattern: familyLinkPath('{id}'),
  get: isAdmin,
  create: async (context) =>
    isAdmin(context) && isStored(familyLinkSchema, context.after) && (await isWithOffer(context)),
};
