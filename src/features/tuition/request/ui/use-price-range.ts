import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';

/** Words for two amounts in pesewas: one amount where they are the same. */
export function usePriceRange(): (from: number, to: number) => string {
  const { t } = useTranslation('tuition');
  return (from, to) =>
    from === to ? formatMoney(from) : t('fits.prices', { from: formatMoney(from), to: formatMoney(to) });
}
