import { dequal } from 'dequal/lite';
import {
  isAdmin,
  isOwnSignature,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import {
  counterId,
  paidPath,
  paidSchema,
  paymentCancelled,
  paymentEntered,
  paymentId,
  paymentPath,
  paymentSchema,
  refundEntered,
  type Payment,
} from './payment';
import { receiptPath } from './receipt';

/** What a counter-entry has of its own. */
const ownFields = ['at', 'lastChange', 'reason', 'userId', 'name'];

const countered = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !ownFields.includes(field)));

/** A counter-entry repeats the payment that it cancels. */
async function isOfPayment({ id, read }: AccessContext, entry: Payment): Promise<boolean> {
  const payment = await read(paymentPath(paymentId(entry)));
  return id === counterId(entry) && payment !== null && dequal(countered(payment), countered({ ...entry }));
}

/**
 * Access rules of payments: the office enters one for a family that it knows, signs it, and never changes it.
 * A reference is entered once, and again only after a counter-entry.
 * @param requestPath path of the request of a code
 */
export const createPaymentAccess = (requestPath: (ref: string) => string): CollectionAccess => ({
  pattern: paymentPath('{id}'),
  get: isAdmin,
  list: isAdmin,
  create: async (context) => {
    const { id, after, now, read } = context;
    if (!isAdmin(context) || !after || !isStored(paymentSchema, after) || after.at !== now) return false;
    if (!(await isOwnSignature(context, after))) return false;
    const entry = after as unknown as Payment;
    // The family reads of each, and each writes or cancels its receipt.
    if (!(await context.readAfter(paidPath(entry.ref, id)))) return false;
    const receipt = await context.readAfter(receiptPath(entry.receipt));
    if (receipt?.lastChange !== entry.lastChange) return false;
    if (entry.reason !== undefined) return isOfPayment(context, entry);
    const before = counterId({ ...entry, attempt: entry.attempt - 1 });
    return (
      id === paymentId(entry) &&
      (entry.attempt === 1 || (await read(paymentPath(before))) !== null) &&
      (await read(requestPath(entry.ref))) !== null
    );
  },
});

/** Access rules of what the family reads by its code. It comes with the payment and says the same. */
export const paidAccess: CollectionAccess = {
  pattern: paidPath('{ref}', '{id}'),
  get: () => true,
  list: () => true,
  create: async (context) => {
    const { params, after, now, readAfter } = context;
    if (!isAdmin(context) || !after || !isStored(paidSchema, after) || after.at !== now) return false;
    const payment = await readAfter(paymentPath(params.id ?? ''));
    return (
      payment !== null &&
      payment.ref === params.ref &&
      payment.isRefund === after.isRefund &&
      Object.entries(after).every(([field, value]) => dequal(payment[field], value))
    );
  },
};

/** Event by which a payment, a refund or a counter-entry is entered. */
function eventOf(after: DocumentData | null): string {
  if (after && 'reason' in after) return paymentCancelled;
  return after?.isRefund === true ? refundEntered : paymentEntered;
}

/** Whether a line of the log tells what was entered. */
export const isTrueOfPayment = (change: DocumentData, { after }: AccessContext): boolean =>
  change.event === eventOf(after) && dequal(change.before, {}) && dequal(change.after, {});
