import { Button, Note, Row, Skeleton, textStyles } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortCode, type DeskWays } from '@/shared/desk';
import { formatMoney } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { usePaymentsInfiniteQuery } from '../api/payments-api';
import { FamilyStatement } from './family-statement';
import { PayTo } from './pay-to';
import { PaymentForm, type EnteredAs } from './payment-form';
import { PaymentList } from './payment-list';
import { ReceiptLink } from './receipt-link';
import styles from './payments.module.css';
import { SavePayments } from './save-payments';

interface PaymentsViewProps {
  ways: DeskWays;
  /** Whom to tell of a payment that was just entered. @param path of its record */
  told: (path: string) => ReactNode;
  /** Reminds a family that owes something. @param path of its request */
  reminder: (path: string) => ReactNode;
}

/** What families paid: the form, and the newest payments or the account of one family. */
export function PaymentsView({ ways, told, reminder }: PaymentsViewProps) {
  const { t } = useTranslation(['payments', 'admin']);
  const { openRef } = ways;
  const [isOpen, setOpen] = useState(false);
  // Said until the next one is entered: a second press on "Enter it" may open the form again.
  const [entered, setEntered] = useState<EnteredAs | null>(null);
  // The same reference can be entered again, so that the list cannot go by it.
  const [entries, setEntries] = useState(0);
  const showEntered = (payment: EnteredAs) => {
    setEntered(payment);
    setEntries((count) => count + 1);
  };
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>{t('admin:views.payments')}</h1>
      <p className={textStyles.soft}>{t('lead')}</p>
      <PayTo ways={ways} />
      <div role="status">
        {entered ? (
          <Note tone="plain">
            {t(entered.isRefund ? 'refund.entered' : 'entered', {
              amount: formatMoney(entered.amount),
              code: shortCode(entered.ref),
            })}{' '}
            <ReceiptLink number={entered.receipt} />
          </Note>
        ) : null}
      </div>
      {entered && !entered.isRefund ? told(entered.path) : null}
      {isOpen ? (
        <PaymentForm
          key={openRef}
          suggested={openRef ?? ''}
          onEntered={showEntered}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Row>
          <Button isSmall onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        </Row>
      )}
      {openRef === null ? (
        <NewestPayments key={entries} ways={ways} onCancelled={() => setEntered(null)} />
      ) : (
        <FamilyStatement
          key={`${openRef} ${String(entries)}`}
          code={openRef}
          ways={ways}
          reminder={reminder}
          onEntered={showEntered}
          onCancelled={() => setEntered(null)}
        />
      )}
    </div>
  );
}

interface NewestPaymentsProps {
  ways: DeskWays;
  /** What was said of the payment that was just entered may no longer be true. */
  onCancelled: () => void;
}

function NewestPayments({ ways, onCancelled }: NewestPaymentsProps) {
  const { t } = useTranslation(['payments', 'shell']);
  const { data, error, isLoading, isFetching, hasNextPage, fetchNextPage, refetch } =
    usePaymentsInfiniteQuery(null, { refetchOnMountOrArgChange: true });
  const payments = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h2 className={styles.heading}>{t('list')}</h2>
      {isLoading ? <Skeleton label={t('shell:loading')} lines={4} /> : null}
      <BackendProblem error={error} />
      {data && payments.length === 0 ? <p>{t('none')}</p> : null}
      {payments.length === 0 ? null : <SavePayments payments={payments} />}
      <PaymentList
        payments={payments}
        ways={ways}
        onCancelled={() => {
          onCancelled();
          void refetch();
        }}
      />
      <Row>
        {hasNextPage ? (
          <Button variant="second" isSmall disabled={isFetching} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
        <Button variant="second" isSmall disabled={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Row>
    </>
  );
}
