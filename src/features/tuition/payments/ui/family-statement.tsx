import { Facts, Skeleton, textStyles } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { deskQuery, shortCode, startOf, useOpenRecord, type DeskWays } from '@/shared/desk';
import { formatMoney, useFormats } from '@/shared/i18n';
import { allocate, balanceOf, statementOf, type LedgerEntry, type StatementMonth } from '@/shared/ledger';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { useFamilyAccountQuery } from '../api/payments-api';
import { entriesOf } from '../model/family-account';
import { PaymentList } from './payment-list';
import styles from './payments.module.css';

interface FamilyStatementProps {
  code: string;
  ways: DeskWays;
}

/** The account of one family: what it owes, month by month, and its payments. */
export function FamilyStatement({ code, ways }: FamilyStatementProps) {
  const { t } = useTranslation(['payments', 'shell']);
  const { pathname } = useLocation();
  const office = useOffice();
  const now = useNow();
  const place = useRef<HTMLHeadingElement>(null);
  const { data, error, isLoading, refetch } = useFamilyAccountQuery(code, {
    refetchOnMountOrArgChange: true,
  });
  useOpenRecord(place, ways, data !== undefined);
  const entries = data ? entriesOf(data, office, now) : [];
  return (
    <>
      <h2 ref={place} tabIndex={-1} className={styles.heading}>
        {t('statement.title', { code: shortCode(code) })}
      </h2>
      <p className={styles.links}>
        <Link to={ways.addressOf(null)}>{t('statement.all')}</Link>
        {data?.isKnown ? (
          <Link to={`${pathname}${deskQuery(startOf('requests'))}#${code}`}>{t('statement.request')}</Link>
        ) : null}
      </p>
      {isLoading ? <Skeleton label={t('shell:loading')} lines={4} /> : null}
      <BackendProblem error={error} />
      {data?.isKnown === false ? <p role="status">{t('statement.unknown')}</p> : null}
      {data?.isKnown ? (
        <>
          <Balance entries={entries} />
          <Months entries={entries} />
          {data.payments.length === 0 ? null : <h3>{t('statement.payments')}</h3>}
          <PaymentList payments={data.payments} onCancelled={() => void refetch()} />
        </>
      ) : null}
    </>
  );
}

function Balance({ entries }: { entries: readonly LedgerEntry[] }) {
  const { t } = useTranslation('payments');
  const balance = balanceOf(entries);
  const amount = formatMoney(Math.abs(balance));
  const words = balance > 0 ? 'statement.owes' : balance < 0 ? 'statement.credit' : 'statement.even';
  return (
    <>
      <p role="status" className={styles.balance}>
        {entries.length === 0 ? t('statement.empty') : t(words, { amount })}
      </p>
      <p className={textStyles.soft}>{t('statement.lead')}</p>
    </>
  );
}

function Months({ entries }: { entries: readonly LedgerEntry[] }) {
  const { date } = useFormats();
  const open = new Map(allocate(entries).charges.map((charge) => [charge.entry.id, charge.open]));
  return [...statementOf(entries)].reverse().map((month) => (
    <section key={month.month} className={styles.month}>
      <h3>{date(month.month, 'month')}</h3>
      <MonthSums month={month} />
      <ul className={styles.entries}>
        {month.entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} open={open.get(entry.id)} />
        ))}
      </ul>
    </section>
  ));
}

function MonthSums({ month }: { month: StatementMonth }) {
  const { t } = useTranslation('payments');
  return (
    <Facts
      facts={(['opening', 'charged', 'settled', 'closing'] as const).map((sum) => ({
        label: t(`statement.${sum}`),
        value: formatMoney(month[sum]),
      }))}
    />
  );
}

/** @param open what is not paid of a charge, in pesewas; undefined of a payment */
function EntryLine({ entry, open }: { entry: LedgerEntry; open: number | undefined }) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const words = t as (key: string) => string;
  return (
    <li>
      {date(entry.day, 'day')} · {words(`statement.kinds.${entry.kind}`)} · <b>{formatMoney(entry.amount)}</b>
      {open === undefined
        ? null
        : ` · ${open === 0 ? t('statement.paid') : t('statement.openOf', { amount: formatMoney(open) })}`}
    </li>
  );
}
