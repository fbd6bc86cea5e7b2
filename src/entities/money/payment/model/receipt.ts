import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { mobileNetworks } from '@/shared/ghana';
import { dayShape, readStored } from '@/shared/fields';

/** How a family paid. */
export const paymentNetworks = [...mobileNetworks, 'cash', 'bank'] as const;

/** The largest payment, in cedis. More is a slip of the finger. */
export const maximumPaymentCedis = 20_000;

/** In pesewas. */
export const paidAmount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(maximumPaymentCedis * 100),
);

/** Number of a receipt: a reference code of kind `R`. Its check character is not looked at here. */
export const receiptNumberShape = /^LL-R[0-9A-HJKMNP-TV-Z]{13}$/;

/**
 * Stored receipt. Whoever has its number reads it, so it names neither the family, its code, nor the
 * reference of the network. The database rules are generated from this schema.
 */
export const receiptSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Line of the change log, which names the payment or the counter-entry. */
  lastChange: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  amount: paidAmount,
  day: v.pipe(v.string(), v.regex(dayShape)),
  network: v.picklist(paymentNetworks),
  /** Whether it is of a refund; absent of a payment. */
  isRefund: v.exactOptional(v.boolean()),
  /** When a counter-entry cancelled the payment. */
  cancelledAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
});

/** Receipt of a payment. Immutable, but that it can be cancelled once. */
export interface Receipt extends v.InferOutput<typeof receiptSchema> {
  readonly number: string;
}

export const receiptPath = (number: string): string => `receipts/${number}`;

/** @throws BackendFailure `invalid` */
export function parseReceipt(number: string, data: DocumentData): Receipt {
  const read = readStored(receiptSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `receipt ${number}: ${read.problem}`);
  return { number, ...read.output };
}

/** Writes the receipt of a payment. It goes with the payment in one batch. */
export const writeReceipt = (
  number: string,
  { amount, day, network, isRefund }: Pick<Receipt, 'amount' | 'day' | 'network' | 'isRefund'>,
  changeId: string,
): Write => ({
  type: 'create',
  path: receiptPath(number),
  data: { at: serverTime, lastChange: changeId, amount, day, network, ...(isRefund && { isRefund }) },
});

/** Marks a receipt as cancelled. It goes with the counter-entry in one batch. */
export const writeReceiptCancelled = (number: string, changeId: string): Write => ({
  type: 'update',
  path: receiptPath(number),
  changes: { cancelledAt: serverTime, lastChange: changeId },
});
