import { cancelledIds, isCounterEntry, type Payment } from '@/entities/money/payment';
import { formatReferenceCode } from '@/entities/reference-code';
import type { CsvColumn } from '@/shared/lib/csv';

/** Words of the columns and of their values. */
export interface PaymentWords {
  readonly titles: Readonly<
    Record<
      'code' | 'what' | 'amount' | 'network' | 'reference' | 'receipt' | 'cancelled' | 'reason' | 'by',
      string
    >
  >;
  readonly what: (kind: 'payment' | 'refund' | 'counter-entry') => string;
  readonly network: (network: Payment['network']) => string;
  readonly cancelled: string;
}

/** What an entry adds to the money of the office, in pesewas: below 0 when it was given back or cancelled. */
export const receivedBy = (payment: Payment): number =>
  isCounterEntry(payment) === (payment.isRefund === true) ? payment.amount : -payment.amount;

const kindOf = (payment: Payment) => {
  if (isCounterEntry(payment)) return 'counter-entry';
  return payment.isRefund === true ? 'refund' : 'payment';
};

/**
 * Columns of saved payments beside their times. The amounts add up to what was received: a counter-entry has
 * that of its payment with the other sign.
 * @param payments all that are saved
 * @param codeOf formats a reference code
 */
export function paymentColumns(
  { titles, what, network, cancelled }: PaymentWords,
  payments: readonly Payment[],
  codeOf: (ref: string) => string,
): readonly CsvColumn<Payment>[] {
  const gone = cancelledIds(payments);
  return [
    { title: titles.code, value: ({ ref }) => codeOf(ref) },
    { title: titles.what, value: (payment) => what(kindOf(payment)) },
    { title: titles.amount, value: (payment) => receivedBy(payment) / 100 },
    { title: titles.network, value: (payment) => network(payment.network) },
    { title: titles.reference, value: ({ reference }) => reference },
    { title: titles.receipt, value: ({ receipt }) => formatReferenceCode(receipt) },
    { title: titles.cancelled, value: ({ id }) => (gone.has(id) ? cancelled : '') },
    { title: titles.reason, value: ({ reason = '' }) => reason },
    { title: titles.by, value: ({ name }) => name },
  ];
}
