import { Skeleton, textStyles } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { deskQuery, shortCode, startOf, useOpenRecord, type DeskWays } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { useFamilyAccountQuery } from '../api/payments-api';
import { entriesOf } from '../model/family-account';
import { AccountBalance, AccountMonths, type StatementWords } from './account-statement';
import { PaymentList } from './payment-list';
import styles from './payments.module.css';

interface FamilyStatementProps {
  code: string;
  ways: DeskWays;
  /** Called after a payment was cancelled. */
  onCancelled: () => void;
}

/** The account of one family: what it owes, month by month, and its payments. */
export function FamilyStatement({ code, ways, onCancelled }: FamilyStatementProps) {
  const { t } = useTranslation(['payments', 'shell']);
  const words = useTranslation('payments', { keyPrefix: 'statement' }).t as StatementWords;
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
          <AccountBalance entries={entries} words={words} />
          <p className={textStyles.soft}>{t('statement.lead')}</p>
          <AccountMonths entries={entries} words={words} />
          {data.payments.length === 0 ? null : (
            <h3 className={styles.subheading}>{t('statement.payments')}</h3>
          )}
          <PaymentList
            payments={data.payments}
            onCancelled={() => {
              onCancelled();
              void refetch();
            }}
          />
        </>
      ) : null}
    </>
  );
}
