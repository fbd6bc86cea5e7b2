import { Button, Row, Skeleton, textStyles } from 'design-system';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { tuitionRequestPath } from '@/entities/tuition-request';
import { deskQuery, shortCode, startOf, useOpenRecord, type DeskWays } from '@/shared/desk';
import { formatMoney } from '@/shared/i18n';
import { balanceOf } from '@/shared/ledger';
import { useNow } from '@/shared/lib/clock';
import { useOffice } from '@/shared/office-facts';
import { AccountBalance, AccountMonths, type StatementWords } from '@/shared/ui/account-statement';
import { BackendProblem } from '@/shared/ui/form';
import { useFamilyAccountQuery } from '../api/payments-api';
import { entriesOf } from '../model/family-account';
import { PaymentForm, type EnteredAs } from './payment-form';
import { PaymentList } from './payment-list';
import styles from './payments.module.css';

interface FamilyStatementProps {
  code: string;
  ways: DeskWays;
  /** Reminds a family that owes something. @param path of its request */
  reminder: (path: string) => ReactNode;
  /** Called after money was given back. */
  onEntered: (refund: EnteredAs) => void;
  /** Called after a payment was cancelled. */
  onCancelled: () => void;
}

/** The account of one family: what it owes, month by month, and its payments. */
export function FamilyStatement({ code, ways, reminder, onEntered, onCancelled }: FamilyStatementProps) {
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
  const balance = balanceOf(entries);
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
          {balance > 0 ? reminder(tuitionRequestPath(code)) : null}
          <RefundPart code={code} credit={-balance} onEntered={onEntered} />
          <p className={textStyles.soft}>{t('statement.lead')}</p>
          <AccountMonths entries={entries} closedMonths={data.closedMonths} words={words} />
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

interface RefundPartProps extends Pick<FamilyStatementProps, 'code' | 'onEntered'> {
  /** What the family has paid too much, in pesewas. */
  credit: number;
}

/** Gives back what a family has paid too much. Nothing while it has not. */
function RefundPart({ code, credit, onEntered }: RefundPartProps) {
  const { t } = useTranslation('payments');
  const [isOpen, setOpen] = useState(false);
  if (credit <= 0) return null;
  return isOpen ? (
    <PaymentForm suggested={code} refundable={credit} onEntered={onEntered} onClose={() => setOpen(false)} />
  ) : (
    <Row>
      <Button variant="second" isSmall onClick={() => setOpen(true)}>
        {t('refund.open', { amount: formatMoney(credit) })}
      </Button>
    </Row>
  );
}
