import { useTranslation } from 'react-i18next';
import { junk } from '@/shared/lib/lifecycle';
import type { OfferedAct } from '../model/bulk-run';

/** Words for the actions of a list. */
export function useActWords() {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  const nameOf = (event: string) =>
    event === junk ? t('select.junk') : words(`events.${event.replace('.', '-')}`);
  return {
    /** What an action does. */
    name: nameOf,
    /** Label of the button, with the number of records that allow the action. */
    button: ({ act: { event }, count }: OfferedAct) =>
      event === junk ? t('select.mark', { count }) : t('select.act', { what: nameOf(event), count }),
  };
}
