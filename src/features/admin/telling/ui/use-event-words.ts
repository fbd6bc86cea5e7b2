import { useTranslation } from 'react-i18next';
import { lessonPlanned, paperExpiring, paymentDue } from '@/entities/telling';

/** Words for an event that is told. Three of them are in no line of the log, and not among its words. */
export function useEventWords(): (event: string) => string {
  const { t } = useTranslation(['telling', 'admin']);
  const words = t as (key: string) => string;
  return (event) => {
    if (event === lessonPlanned) return t('unlogged.lesson-planned');
    if (event === paperExpiring) return t('unlogged.paper-expiring');
    if (event === paymentDue) return t('unlogged.payment-due');
    return words(`admin:logEvents.${event.replace('.', '-')}`);
  };
}
