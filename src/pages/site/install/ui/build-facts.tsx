import { useTranslation } from 'react-i18next';
import { useDataPrice } from '@/shared/data-price';
import { useFormats } from '@/shared/i18n';
import { useBuildFacts } from '@/features/site/app-update';

/** Build date of the running release, and its stored size. */
export function BuildFacts() {
  const { t } = useTranslation('app');
  const { date } = useFormats();
  const { size } = useDataPrice();
  const facts = useBuildFacts();
  return facts ? t('version.built', { date: date(facts.builtAt, 'moment'), size: size(facts.bytes) }) : null;
}
