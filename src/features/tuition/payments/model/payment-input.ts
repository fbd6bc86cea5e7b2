import * as v from 'valibot';
import {
  maximumPaymentCedis,
  paymentNetworks,
  readPaymentReference,
  type EnteredPayment,
} from '@/entities/money/payment';
import { kindOfCode, parseReferenceCode } from '@/entities/reference-code';
import { dayShape, fieldMessage, oneOf, optionalCedis } from '@/shared/fields';

/** What the form of a payment holds. The amount is typed in cedis. */
export type PaymentInput = Record<'ref' | 'amount' | 'day' | 'network' | 'reference', string>;

/** A payment as it is typed; the backend finds out how often its reference was entered before. */
export type TypedPayment = Omit<EnteredPayment, 'attempt' | 'receipt'>;

const otherCurrency = /[$£€¥₦]|\b(usd?|gbp|eur|ngn|cfa|xof)\b|dollar|pound|euro|naira/i;

const range = { max: maximumPaymentCedis };

/** Parses the code of a request, in any spelling. */
const requestCode = v.pipe(
  v.string(fieldMessage('required')),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseReferenceCode(dataset.value);
    if ('code' in parsed && kindOfCode(parsed.code) === 'tuition') return parsed.code;
    const isEmpty = 'problem' in parsed && parsed.problem.kind === 'empty';
    addIssue({ message: fieldMessage(isEmpty ? 'required' : 'requestCode') });
    return NEVER;
  }),
);

const amount = v.pipe(
  v.string(fieldMessage('required')),
  v.transform((text) => text.trim()),
  v.nonEmpty(fieldMessage('required')),
  v.check((text) => !otherCurrency.test(text), fieldMessage('cedisOnly')),
  v.check((text) => !/^[-–−]/.test(text), fieldMessage('payment', range)),
  optionalCedis(maximumPaymentCedis, 'payment'),
  v.minValue(1, fieldMessage('payment', range)),
);

const reference = v.pipe(
  v.string(fieldMessage('required')),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const read = readPaymentReference(dataset.value);
    if (read !== null) return read;
    addIssue({ message: fieldMessage(dataset.value.trim() === '' ? 'required' : 'paymentReference') });
    return NEVER;
  }),
);

/** What the form of a payout that was paid holds. */
export type PaidInput = Record<'reference', string>;

/** Schema of that form. */
export const paidSchema = v.object({ reference }) satisfies v.GenericSchema<PaidInput, PaidInput>;

/** What the family has paid too much is given back, and no more. @param most in pesewas; null of a payment */
const amountUpTo = (most: number | null) =>
  v.pipe(
    amount,
    v.check(
      (given) => most === null || given <= most,
      fieldMessage('refundMost', { max: (most ?? 0) / 100 }),
    ),
  );

/**
 * Schema of the form of a payment or refund.
 * @param today is called at each validation
 * @param most what can be given back, in pesewas; null of a payment
 */
export const paymentSchema = (today: () => Date, most: number | null = null) =>
  v.object({
    ref: requestCode,
    amount: amountUpTo(most),
    day: v.pipe(
      v.string(fieldMessage('required')),
      v.nonEmpty(fieldMessage('required')),
      v.regex(dayShape, fieldMessage('date')),
      v.check((day) => day <= today().toISOString().slice(0, 10), fieldMessage('dateFuture')),
    ),
    network: oneOf(paymentNetworks),
    reference,
  }) satisfies v.GenericSchema<PaymentInput, TypedPayment>;
