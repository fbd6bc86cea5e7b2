import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isCounterEntry, paymentId, type Paid } from '@/entities/money/payment';
import { formatMoney, useFormats } from '@/shared/i18n';
import { allocate, balanceOf, statementOf, type LedgerEntry } from '@/shared/ledger';
import styles from './own-account.module.css';

interface OwnStatementProps {
  entries: readonly LedgerEntry[];
  payments: readonly Paid[];
}

/** Balance and months of a family's own account, newest month first. */
export function OwnStatement({ entries, payments }: OwnStatementProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const balance = balanceOf(entries);
  const words = balance > 0 ? 'account.owes' : balance < 0 ? 'account.credit' : 'account.even';
  const open = new Map(allocate(entries).charges.map((charge) => [charge.entry.id, charge.open]));
  const paid = new Map(payments.map((payment) => [payment.id, payment]));
  const cancelled = new Set(payments.filter(isCounterEntry).map(paymentId));
  return (
    <>
      <p role="status" className={styles.balance}>
        {entries.length === 0 ? t('account.empty') : t(words, { amount: formatMoney(Math.abs(balance)) })}
      </p>
      {[...statementOf(entries)].reverse().map((month) => (
        <section key={month.month} className={styles.month}>
          <h3>{date(month.month, 'month')}</h3>
          <Facts
            facts={(['opening', 'charged', 'settled', 'closing'] as const).map((sum) => ({
              label: t(`account.sums.${sum}`),
              value: formatMoney(month[sum]),
            }))}
          />
          <ul className={styles.entries}>
            {month.entries.map((entry) => (
              <EntryLine
                key={entry.id}
                entry={entry}
                open={open.get(entry.id)}
                payment={paid.get(entry.id)}
                isCancelled={cancelled.has(entry.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface EntryLineProps {
  entry: LedgerEntry;
  /** What is not paid of a charge, in pesewas; undefined of a payment. */
  open: number | undefined;
  payment: Paid | undefined;
  isCancelled: boolean;
}

function EntryLine({ entry, open, payment, isCancelled }: EntryLineProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const words = t as (key: string) => string;
  const parts = [
    date(entry.day, 'day'),
    words(`account.kinds.${entry.kind}`),
    ...(payment ? [`${words(`account.networks.${payment.network}`)} ${payment.reference}`] : []),
  ];
  const state = isCancelled
    ? t('account.cancelled')
    : open === undefined
      ? null
      : open === 0
        ? t('account.paid')
        : t('account.openOf', { amount: formatMoney(open) });
  return (
    <li>
      {parts.join(' · ')} · <b>{formatMoney(entry.amount)}</b>
      {state === null ? null : ` · ${state}`}
    </li>
  );
}
