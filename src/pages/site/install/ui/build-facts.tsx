import { useTranslation } from 'react-i18next';
import { useDataPrice } from '@/shared/data-price';
import { useFormats } from '@/shared/i18n';
import { useBuildFacts } from '@/features/site/app-update';

/** When the release that runs here was made, and what the phone keeps of it. */
export function BuildFacts() {
  const { t } = useTranslation('app');
  const { date } = useFormats();
  const { size } = useDataPrice();
  const facts = useBuildFacts();
  return facts ? t('version.built', { date: date(facts.builtAt, 'moment'), size: size(facts.bytes) }) : null;
}
