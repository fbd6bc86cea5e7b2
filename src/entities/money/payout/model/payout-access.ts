import { dequal } from 'dequal/lite';
import {
  changesOnly,
  isAdmin,
  isOwnSignature,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import {
  payoutId,
  payoutMade,
  payoutPaid,
  payoutPath,
  payoutReferencePath,
  payoutReferenceSchema,
  payoutRefused,
  payoutSchema,
  type Payout,
} from './payout';

/** What became of a payout, with nothing else: the reference of what was paid, or why it was refused. */
async function isNoted({ id, after, readAfter }: AccessContext): Promise<boolean> {
  const { state, network, reference, reason } = after as unknown as Payout;
  if (state === 'refused') return reason !== undefined && reference === undefined;
  if (state !== 'paid' || reason !== undefined || reference === undefined) return false;
  return (await readAfter(payoutReferencePath({ network, reference })))?.payout === id;
}

/**
 * Access rules of payouts: the office makes one for a closed month, again only after a refusal, and notes
 * once what became of it. Its tutor reads it.
 * @param closingPath path of the closing of a month
 */
export const createPayoutAccess = (closingPath: (month: string) => string): CollectionAccess => ({
  pattern: payoutPath('{id}'),
  get: (context) => isAdmin(context) || isOwn(context),
  list: ({ actor, query }) =>
    isAdmin({ actor }) ||
    (actor.role === 'tutor' &&
      (query.where ?? []).some(
        (part) => part.field === 'tutorId' && 'equals' in part && part.equals === actor.userId,
      )),
  create: async (context) => {
    const { id, after, now, read } = context;
    if (!isAdmin(context) || !after || !isStored(payoutSchema, after) || after.at !== now) return false;
    const payout = after as unknown as Payout;
    if (payout.state !== 'sent' || 'notedAt' in after || 'reference' in after || 'reason' in after)
      return false;
    const before = payoutPath(payoutId({ ...payout, attempt: payout.attempt - 1 }));
    return (
      id === payoutId(payout) &&
      (await isOwnSignature(context, after)) &&
      (await read(closingPath(payout.month))) !== null &&
      (payout.attempt === 1 || (await read(before))?.state === 'refused')
    );
  },
  update: async (context) => {
    const { before, after, now } = context;
    return (
      isAdmin(context) &&
      isStored(payoutSchema, after) &&
      before?.state === 'sent' &&
      changesOnly(context, ['state', 'lastChange', 'notedAt', 'reference', 'reason']) &&
      after?.notedAt === now &&
      isNoted(context)
    );
  },
});

const isOwn = ({ actor, before }: AccessContext): boolean =>
  actor.role === 'tutor' && before !== null && before.tutorId === actor.userId;

/** Access rules of references of payouts: one comes with the payout that it pays. */
export const payoutReferenceAccess: CollectionAccess = {
  pattern: 'payoutReferences/{id}',
  get: isAdmin,
  create: async (context) => {
    const { id, after, now, read, readAfter } = context;
    if (!isAdmin(context) || !after || !isStored(payoutReferenceSchema, after) || after.at !== now)
      return false;
    const path = payoutPath(String(after.payout));
    const payout = await readAfter(path);
    return (
      payout?.state === 'paid' &&
      id === `${String(payout.network)}-${String(payout.reference)}` &&
      (await read(path))?.state === 'sent'
    );
  },
};

/** Whether a line of the log tells what became of a payout. */
export const isTrueOfPayout = (change: DocumentData, { before, after }: AccessContext): boolean =>
  change.event === (before === null ? payoutMade : after?.state === 'paid' ? payoutPaid : payoutRefused) &&
  dequal(change.before, {}) &&
  dequal(change.after, {});
