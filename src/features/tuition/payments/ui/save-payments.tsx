import { useTranslation } from 'react-i18next';
import type { Payment } from '@/entities/money/payment';
import { SaveByMonth, useTimeColumns } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { toCsv } from '@/shared/lib/csv';
import { useLazyPaymentsEnteredInQuery } from '../api/payments-api';
import { paymentColumns, type PaymentWords } from '../model/payment-columns';

/** Saves the payments that are shown, or those that were entered in a month, which are read then. */
export function SavePayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation(['payments', 'admin']);
  const now = useNow();
  const times = useTimeColumns();
  const [readMonth, { error }] = useLazyPaymentsEnteredInQuery();
  const words: PaymentWords = {
    titles: {
      code: t('fields.ref'),
      what: t('save.what'),
      amount: t('payouts.csv.amount'),
      network: t('fields.network'),
      reference: t('fields.reference'),
      receipt: t('save.receipt'),
      cancelled: t('cancelled'),
      reason: t('save.reason'),
      by: t('save.by'),
    },
    what: (kind) => t(`statement.kinds.${kind}`),
    network: (network) => t(`networks.${network}`),
    cancelled: t('cancelled'),
  };
  return (
    <SaveByMonth<Payment>
      name="payments"
      label={t('admin:views.payments')}
      words={{
        which: t('save.which'),
        shown: t('save.shown'),
        ofMonth: (month) => t('save.enteredIn', { month }),
      }}
      now={now}
      items={payments}
      readMonth={async (month) => (await readMonth(month)).data}
      error={error}
      csv={(items, codeOf) =>
        toCsv<Payment>(
          [
            ...times<Payment>(t('fields.day'), ({ day }) => day),
            ...paymentColumns(words, items, codeOf),
            ...times<Payment>(t('save.entered'), ({ at }) => at, 'moment'),
          ],
          items,
        )
      }
    />
  );
}
