import {
  isAdmin,
  isSameData,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListRule,
  type SuspendedSince,
} from '@/shared/backend';
import { isStored, randomIdShape } from '@/shared/fields';
import { isNewRecord, lifeRule, type MovedBy, type MoverOf } from '@/shared/lib/life';
import {
  familyLinkPath,
  familyLinkSchema,
  offerContactPath,
  offerContactSchema,
  offerPath,
  offerSchema,
} from './offer';
import { lapsesAt, offerLife } from './offer-life';

/** The path of the proof that an act on an offer, or on a lesson of it, is the family's. */
export type ActPathOf = (ref: string, id: string) => string;

/** The reference code of the family behind an offer; null when there is none. */
export async function familyOf(offerId: string, read: AccessContext['read']): Promise<string | null> {
  const link = await read(familyLinkPath(offerId));
  return typeof link?.ref === 'string' ? link.ref : null;
}

/** Whether the batch brings the family's own, new act on this record. */
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

/** Tutors list what was offered to them; the office lists all. */
const mayList: ListRule = ({ actor, query }) =>
  isAdmin({ actor }) ||
  (actor.role === 'tutor' &&
    (query.where ?? []).some(
      (part) => part.field === 'tutorId' && 'equals' in part && part.equals === actor.userId,
    ));

/** A tutor's answer counts within 24 hours, and the office calls an offer expired only after them. */
const isInTime = ({ before, after, now }: AccessContext): boolean => {
  if (before?.state !== 'sent') return true;
  const isLapsed = Date.parse(now) >= lapsesAt({ createdAt: String(before.createdAt) });
  if (after?.state === 'expired') return isLapsed;
  return after?.state === 'withdrawn' || !isLapsed;
};

/** Who changes an offer: the office, the family whose own act comes with the change, or the tutor it was made to. */
export const createOfferMover =
  (actPathOf: ActPathOf): MoverOf =>
  async (context) => {
    const { actor, id, before, after } = context;
    if (isAdmin(context)) return 'office';
    const act = { offerId: id, actId: after?.lastChange, record: offerPath(id) };
    if (await isFamilysAct(context, actPathOf, act)) return 'code-holder';
    return actor.role === 'tutor' && actor.userId === before?.tutorId ? 'tutor' : null;
  };

/** Whether a tutor may say yes to offers now. */
export type MayTakeOffers = (tutorId: string, read: AccessContext['read']) => Promise<boolean>;

/** A yes, as it was asked or at other times. */
const isYes = ({ before, after }: AccessContext): boolean =>
  before?.state === 'sent' && (after?.state === 'accepted' || after?.state === 'amended');

/** Whose name an ending carries. The desk may write down what a family has done. */
const mayEndAs: Readonly<Record<MovedBy, readonly string[]>> = {
  office: ['office', 'family', 'tutor'],
  tutor: ['tutor'],
  'code-holder': ['family'],
};

/** Nobody says for another who ended the lessons, and a tutor answers once. */
function isOwnWord({ before, after }: AccessContext, mover: MovedBy | null): boolean {
  const isAnswered =
    isSameData(before?.answer, after?.answer) || (mover === 'tutor' && before?.state === 'sent');
  const ending = after?.ending as DocumentData;
  const isEnded =
    after?.state === 'ended' && before?.state !== 'ended'
      ? mover !== null && mayEndAs[mover].includes(String(ending.by))
      : isSameData(before?.ending, ending);
  return isAnswered && isEnded;
}

/**
 * The office offers, the tutor answers, the family chooses with its code. Whoever has the whole id reads one offer. Only a tutor whom
 * the office has not taken off the list says yes; no can be said by everybody.
 */
export function createOfferAccess(
  moverOf: MoverOf,
  mayTakeOffers: MayTakeOffers,
  suspendedSince: SuspendedSince,
): CollectionAccess {
  const move = lifeRule(
    offerLife,
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
        isNewRecord(context, offerLife) &&
        (await readAfter(offerContactPath(id))) !== null &&
        (await readAfter(familyLinkPath(id))) !== null
      );
    },
    update: async (context) => {
      const mover = await moverOf(context);
      const tutorId = String(context.before?.tutorId);
      return (
        isStored(offerSchema, context.after) &&
        isInTime(context) &&
        isOwnWord(context, mover) &&
        (mover !== 'tutor' || (await suspendedSince(tutorId, context.read)) === null) &&
        (!isYes(context) || (await mayTakeOffers(tutorId, context.read))) &&
        (await move(context))
      );
    },
  };
}

/** What belongs to an offer comes with it. */
const isWithOffer = async ({ params, read, readAfter }: AccessContext): Promise<boolean> => {
  const offer = offerPath(params.id ?? '');
  return (await read(offer)) === null && (await readAfter(offer)) !== null;
};

/** The family's contact comes with the offer, and opens to its tutor while they teach and the office has not taken them off the site. */
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

/** Whose offer it is stays with the office: whoever could read it would hold the family's code. */
export const familyLinkAccess: CollectionAccess = {
  pattern: familyLinkPath('{id}'),
  get: isAdmin,
  create: async (context) =>
    isAdmin(context) && isStored(familyLinkSchema, context.after) && (await isWithOffer(context)),
};
