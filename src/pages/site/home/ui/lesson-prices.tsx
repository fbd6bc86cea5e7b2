import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import { usualRates } from '@/shared/lesson-price';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';

/** What one lesson usually costs, from the lowest level to the highest, as in the price guide. */
export function LessonPrices() {
  const { t } = useTranslation('home');
  const office = useOffice();
  const hasOwnRates = useHasOwnRates();
  const rates = Object.values(usualRates(office));
  const [from, to] = [formatMoney(Math.min(...rates)), formatMoney(Math.max(...rates))];
  const range = from === to ? from : t('needs.prices', { from, to });
  return t(hasOwnRates ? 'needs.usualPrice' : 'needs.samplePrice', { range });
}
