import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';
import type { QuestionId } from './questions';

/** Answers, as the office's facts say. */
export function useAnswer(): (id: QuestionId) => string {
  const { t } = useTranslation('faq');
  const office = useOffice();
  const hasOwnRates = useHasOwnRates();
  const rates = [office.rateNursery, office.ratePrimary, office.rateJhs, office.rateShs, office.ratePrivate];
  const cost = { from: formatMoney(Math.min(...rates)), to: formatMoney(Math.max(...rates)) };
  return (id) => {
    if (id === 'police') return t('items.police.a', { context: office.policeCertificate });
    if (id === 'cost') return t('items.cost.a', hasOwnRates ? cost : { ...cost, context: 'sample' });
    return t(`items.${id}.a`);
  };
}
