import type { Change } from '@/entities/change-log';
import { isCounterEntry, paymentCollection, usePaymentOfLineQuery } from '@/entities/money/payment';
import { formatMoney } from '@/shared/i18n';

/** The amount that a line entered, or struck out by a counter-entry. Renders nothing for other changes. */
export function PaymentChange({ record }: Pick<Change, 'record'>) {
  const [collection, id = ''] = record.split('/');
  const { data } = usePaymentOfLineQuery(id, { skip: collection !== paymentCollection });
  if (!data) return null;
  const amount = formatMoney(data.amount);
  return isCounterEntry(data) ? <del>{amount}</del> : <ins>{amount}</ins>;
}
