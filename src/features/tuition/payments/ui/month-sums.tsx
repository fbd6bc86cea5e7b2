import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Closing } from '@/entities/money/closing';
import { formatMoney } from '@/shared/i18n';

/** Number of entries of a month, and their sums. */
export function MonthSums({
  lessons,
  charged,
  payments,
  settled,
}: Pick<Closing, 'lessons' | 'charged' | 'payments' | 'settled'>) {
  const { t } = useTranslation('payments');
  return (
    <Facts
      facts={[
        { label: t('months.lessons'), value: lessons },
        { label: t('months.charged'), value: formatMoney(charged) },
        { label: t('months.entries'), value: payments },
        { label: t('months.settled'), value: formatMoney(settled) },
      ]}
    />
  );
}
