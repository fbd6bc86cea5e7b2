import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatReferenceCode } from '@/entities/reference-code';
import { routes } from '@/shared/routes';
import styles from './payments.module.css';

/** Leads to the receipt of a payment, which anybody with its number can check, and prints. */
export function ReceiptLink({ number }: { number: string }) {
  const { t } = useTranslation('payments');
  return (
    <Link to={routes.receiptOf(number)} className={styles.receipt}>
      {t('receipt', { number: formatReferenceCode(number) })}
    </Link>
  );
}
