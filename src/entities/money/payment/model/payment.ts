import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { dayShape, limits, readStored, requiredText } from '@/shared/fields';
import { counterEntryOf, entryOf, type LedgerEntry } from '@/shared/ledger';
import {
  paidAmount,
  paymentNetworks,
  receiptNumberShape,
  writeReceipt,
  writeReceiptCancelled,
} from './receipt';

/** How often one reference is entered, when each time before was cancelled. */
const maximumAttempts = 9;

/** Number of a transaction or receipt: capitals and digits only, so that one spelling has one id. */
const referenceShape = /^[0-9A-Z]{4,30}$/;

/** Stored payment. The database rules are generated from this schema. */
export const paymentSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  lastChange: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  /** Reference code of the family's request. */
  ref: v.pipe(v.string(), v.regex(/^LL-T[0-9A-HJKMNP-TV-Z]{13}$/)),
  /** In pesewas, also of a counter-entry. */
  amount: paidAmount,
  /** Day on which the family paid. */
  day: v.pipe(v.string(), v.regex(dayShape)),
  network: v.picklist(paymentNetworks),
  reference: v.pipe(v.string(), v.regex(referenceShape)),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumAttempts)),
  /** Number of the receipt of the payment; of a counter-entry, of the receipt that it cancels. */
  receipt: v.pipe(v.string(), v.regex(receiptNumberShape)),
  /** Whether the office gave the money back to the family; absent of what the family paid. */
  isRefund: v.exactOptional(v.boolean()),
  /** Why the payment is cancelled: of a counter-entry, and only of one. */
  reason: v.exactOptional(requiredText(limits.shortText)),
  userId: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(limits.name)),
});

/** A payment or refund that the office entered, or the counter-entry that cancels one. Immutable. */
export interface Payment extends v.InferOutput<typeof paymentSchema> {
  readonly id: string;
}

const { at, amount, day, network, reference, attempt, receipt, isRefund } = paymentSchema.entries;

/**
 * What the family reads of a payment or counter-entry by its code: not who entered it, nor why it was
 * cancelled.
 * The database rules are generated from this schema.
 */
export const paidSchema = v.strictObject({
  ...{ at, amount, day, network, reference, attempt, receipt },
  isRefund,
});

/** A payment or counter-entry as its family reads it. Immutable. */
export interface Paid extends v.InferOutput<typeof paidSchema> {
  readonly id: string;
}

export const paymentCollection = 'payments';
export const paymentPath = (id: string): string => `${paymentCollection}/${id}`;

export const paidCollection = (ref: string): string => `tuitionRequests/${ref}/paid`;
export const paidPath = (ref: string, id: string): string => `${paidCollection(ref)}/${id}`;

/** Events of the change log. */
export const paymentEntered = 'payment.entered';
export const paymentCancelled = 'payment.cancelled';
export const refundEntered = 'refund.entered';

/** Reads a typed reference: spaces, hyphens and small letters do not count. Null when it is none. */
export function readPaymentReference(text: string): string | null {
  const reference = text.replace(/[\s.,:#/-]/g, '').toUpperCase();
  return referenceShape.test(reference) ? reference : null;
}

type PaymentKey = Pick<Payment, 'network' | 'reference' | 'attempt'>;

/** Id of a payment: the same reference of the same network is the same payment. */
export const paymentId = ({ network, reference, attempt }: PaymentKey): string =>
  `${network}-${reference}-${String(attempt)}`;

/** Id of a counter-entry, or its path. @param payment id or path of the payment that it cancels */
export const counterOf = (payment: string): string => `${payment}-counter`;

/** Id of the counter-entry of a payment. */
export const counterId = (payment: PaymentKey): string => counterOf(paymentId(payment));

export const isCounterEntry = (payment: PaymentKey & Pick<Payment, 'id'>): boolean =>
  payment.id === counterId(payment);

/** Ids of the payments that a counter-entry cancels. */
export const cancelledIds = (payments: readonly (PaymentKey & Pick<Payment, 'id'>)[]): ReadonlySet<string> =>
  new Set(payments.filter(isCounterEntry).map(paymentId));

/** @throws BackendFailure `invalid` */
export function parsePayment(id: string, data: DocumentData): Payment {
  const read = readStored(paymentSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `payment ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** @throws BackendFailure `invalid` */
export function parsePaid(id: string, data: DocumentData): Paid {
  const read = readStored(paidSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `paid ${id}: ${read.problem}`);
  return { id, ...read.output };
}

/** What is entered of a payment. */
export type EnteredPayment = Pick<
  Payment,
  'ref' | 'amount' | 'day' | 'network' | 'reference' | 'attempt' | 'receipt' | 'isRefund'
>;

interface Signed {
  /** Id of the line of the change log, which belongs in the same batch. */
  readonly changeId: string;
  readonly by: { readonly userId: string; readonly name: string };
}

/** The record of the office and what the family reads of it, under the same id. */
function writeBoth(id: string, entered: EnteredPayment, own: DocumentData): readonly [Write, Write] {
  const { ref, amount, day, network, reference, attempt, receipt, isRefund } = entered;
  const shown = {
    ...{ at: serverTime, amount, day, network, reference, attempt, receipt },
    ...(isRefund && { isRefund }),
  };
  return [
    { type: 'create', path: paymentPath(id), data: { ...shown, ref, ...own } },
    { type: 'create', path: paidPath(ref, id), data: shown },
  ];
}

/** Enters a payment or refund, with its receipt. */
export const writePayment = (
  entered: EnteredPayment,
  { changeId, by }: Signed,
): readonly [Write, Write, Write] => [
  ...writeBoth(paymentId(entered), entered, { lastChange: changeId, userId: by.userId, name: by.name }),
  writeReceipt(entered.receipt, entered, changeId),
];

/** Cancels a payment by its counter-entry, and its receipt. */
export const writeCounterEntry = (
  payment: EnteredPayment,
  reason: string,
  { changeId, by }: Signed,
): readonly [Write, Write, Write] => [
  ...writeBoth(counterId(payment), payment, {
    ...{ lastChange: changeId, reason, userId: by.userId, name: by.name },
  }),
  writeReceiptCancelled(payment.receipt, changeId),
];

/** Entry of a payment, or of a counter-entry, in the account of its family. */
export function entryOfPayment(payment: Paid): LedgerEntry {
  const { id, amount, day, at, isRefund } = payment;
  const kind = isRefund === true ? 'refund' : 'payment';
  const entry = entryOf({ kind, id: paymentId(payment), amount, day, enteredAt: at });
  return isCounterEntry(payment) ? counterEntryOf(entry, { id, day, enteredAt: at }) : entry;
}
