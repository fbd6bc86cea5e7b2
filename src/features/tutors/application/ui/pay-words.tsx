import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import { rateOf, tutorShareOf } from '@/shared/lesson-price';
import { useOffice } from '@/shared/office-facts';

/** What a tutor is paid for a lesson, as the office has set it, and when. */
export function PayWords() {
  const { t } = useTranslation('apply');
  const office = useOffice();
  const prices = (['primary', 'jhs', 'shs'] as const).map((level) => rateOf(level, office));
  const named = (amounts: readonly number[]) => {
    const [primary = '', jhs = '', shs = ''] = amounts.map((amount) => formatMoney(amount));
    return { primary, jhs, shs };
  };
  const shares = prices.flatMap((price) => tutorShareOf(price, office) ?? []);
  return (
    <>
      <p>
        {shares.length === 0
          ? t('aside.earnUnset', named(prices))
          : t('aside.earn', { ...named(shares), percent: office.tutorPercent })}
      </p>
      <p>{t('aside.earnPrice')}</p>
      <p>{t('aside.earnWhen')}</p>
    </>
  );
}
