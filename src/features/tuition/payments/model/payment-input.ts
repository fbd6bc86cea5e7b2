import * as v from 'valibot';
import {
  maximumPaymentCedis,
  paymentNetworks,
  readPaymentReference,
  type EnteredPayment,
} from '@/entities/money/payment';
import { codePart, kindOfCode, parseReferenceCode, readCodePart } from '@/entities/reference-code';
import { dayShape, fieldMessage, oneOf, optionalCedis } from '@/shared/fields';

/** What the form of a payment holds. The amount is typed in cedis. */
export type PaymentInput = Record<'ref' | 'amount' | 'day' | 'network' | 'reference', string>;

/** A payment as it is typed; the backend finds out how often its reference was entered before. */
export type TypedPayment = Omit<EnteredPayment, 'attempt' | 'receipt'>;

const otherCurrency = /[$£€¥₦]|\b(usd?|gbp|eur|ngn|cfa|xof)\b|dollar|pound|euro|naira/i;

const range = { max: maximumPaymentCedis };

/** Codes of the requests that are not over; null while they are not known. */
export type OpenCodes = readonly string[] | null;

/** The one open request whose code has the part, or why there is none. */
function findByPart(part: string, open: readonly string[]): string | { readonly problem: string } {
  const [found, ...others] = open.filter((code) => codePart(code) === part);
  if (found === undefined) return { problem: fieldMessage('requestPart') };
  return others.length === 0 ? found : { problem: fieldMessage('requestParts') };
}

function findCode(text: string, open: OpenCodes): string | { readonly problem: string } {
  const parsed = parseReferenceCode(text);
  if ('code' in parsed && kindOfCode(parsed.code) === 'tuition') return parsed.code;
  const part = readCodePart(text);
  if (part !== null && open !== null) return findByPart(part, open);
  const isEmpty = 'problem' in parsed && parsed.problem.kind === 'empty';
  return { problem: fieldMessage(isEmpty ? 'required' : 'requestCode') };
}

/** Reads the code of a request in any spelling, or finds it by the part that a family writes. */
const requestCode = (open: OpenCodes) =>
  v.pipe(
    v.string(fieldMessage('required')),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const found = findCode(dataset.value, open);
      if (typeof found === 'string') return found;
      addIssue({ message: found.problem });
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
 * @param open where the part of a code is looked for; without them only a whole code is read
 * @param most what can be given back, in pesewas; null of a payment
 */
export const paymentSchema = (today: () => Date, open: OpenCodes, most: number | null = null) =>
  v.object({
    ref: requestCode(open),
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
