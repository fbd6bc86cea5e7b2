import { clsx } from 'clsx/lite';
import { Tag, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cancelledIds, isCounterEntry, type Payment } from '@/entities/money/payment';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { shortCode, type DeskWays } from '@/shared/desk';
import { ReasonButton } from '@/shared/drafts';
import { formatMoney, useFormats } from '@/shared/i18n';
import { useCancelPaymentMutation } from '../api/payments-api';
import { receivedBy } from '../model/payment-columns';
import styles from './payments.module.css';
import { ReceiptLink } from './receipt-link';

interface PaymentListProps {
  payments: readonly Payment[];
  /** Links each payment to the account of its family; absent in that account. */
  ways?: DeskWays;
  /** After a payment was cancelled. */
  onCancelled: () => void;
}

/** Payments and counter-entries. A payment that is not cancelled can be. */
export function PaymentList({ payments, ways, onCancelled }: PaymentListProps) {
  const cancelled = cancelledIds(payments);
  return (
    <ul className={styles.rows}>
      {payments.map((payment) => (
        <PaymentRow
          key={payment.id}
          payment={payment}
          isCancelled={cancelled.has(payment.id)}
          {...(ways && { ways })}
          onCancelled={onCancelled}
        />
      ))}
    </ul>
  );
}

interface PaymentRowProps extends Omit<PaymentListProps, 'payments'> {
  payment: Payment;
  isCancelled: boolean;
}

function PaymentRow({ payment, isCancelled, ways, onCancelled }: PaymentRowProps) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const { ref, day, network, reference, receipt, reason, name, at, isRefund = false } = payment;
  const isCounter = isCounterEntry(payment);
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b className={clsx(styles.amount, isCancelled && styles.gone)}>{formatMoney(receivedBy(payment))}</b>
        {isRefund && !isCounter ? <Tag>{t('refund.tag')}</Tag> : null}
        {isCancelled ? <Tag>{t('cancelled')}</Tag> : null}
        {ways ? (
          <Link
            className={styles.code}
            to={ways.addressOf(ref)}
            aria-label={`${t('account')}, ${shortCode(ref)}`}
          >
            {shortCode(ref)}
          </Link>
        ) : null}
      </p>
      <p className={styles.reference}>
        {t('line', { network: t(`networks.${network}`), reference })} ·{' '}
        {t(isRefund ? 'refund.on' : 'paidOn', { date: date(day, 'day') })}
      </p>
      {reason === undefined ? null : <p className={styles.reference}>{t('counter', { reason })}</p>}
      {isCounter ? null : (
        <p className={styles.reference}>
          <ReceiptLink number={receipt} />
        </p>
      )}
      <p className={textStyles.soft}>{t('by', { name, date: date(at, 'moment') })}</p>
      {isCounter || isCancelled ? null : <CancelPart payment={payment} onCancelled={onCancelled} />}
    </li>
  );
}

function CancelPart({ payment, onCancelled }: Pick<PaymentRowProps, 'payment' | 'onCancelled'>) {
  const { t } = useTranslation('payments');
  const by = useStaff();
  const [cancel, { error }] = useCancelPaymentMutation();
  return (
    <ReasonButton
      form={`payment-cancel.${by.userId}.${payment.id}`}
      isOfAccount
      reasons={[]}
      isSmall
      takesFocus
      open={t(payment.isRefund ? 'refund.cancel' : 'cancel.open')}
      heading={t('cancel.heading')}
      labels={{ words: t('cancel.words'), send: t('cancel.send'), leave: t('cancel.leave') }}
      hint={t('cancel.hint')}
      error={error}
      make={({ words }) => words}
      send={async (reason) => {
        const answer = await cancel({ payment, reason, by });
        if (answer.error === undefined) onCancelled();
        return outcomeOf(answer.error);
      }}
    >
      <p>{t('cancel.lead')}</p>
    </ReasonButton>
  );
}
