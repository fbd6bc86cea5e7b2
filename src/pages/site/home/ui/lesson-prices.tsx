import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import { usualRange } from '@/shared/lesson-price';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';

/** What one lesson usually costs, from the lowest level to the highest, as in the price guide. */
export function LessonPrices() {
  const { t } = useTranslation('home');
  const office = useOffice();
  const hasOwnRates = useHasOwnRates();
  const { from, to } = usualRange(office);
  const range =
    from === to ? formatMoney(from) : t('needs.prices', { from: formatMoney(from), to: formatMoney(to) });
  return t(hasOwnRates ? 'needs.usualPrice' : 'needs.samplePrice', { range });
}
