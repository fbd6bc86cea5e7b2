import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { formatSize, sayPrice } from './data-price';

/** Formatters for sizes and prices of data; both take bytes. The page must load the namespace `data`. */
export function useDataPrice() {
  const { t } = useTranslation('data');
  const office = useOffice();
  return {
    size: formatSize,
    price: (bytes: number): string => {
      const said = sayPrice(bytes, office);
      if (said.kind === 'pesewas') return t('price.pesewas', { count: said.count });
      if (said.kind === 'cedis') return t('price.cedis', { amount: formatMoney(said.pesewas) });
      return t('price.less');
    },
  };
}
