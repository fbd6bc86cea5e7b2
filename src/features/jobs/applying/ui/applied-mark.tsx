import { Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import { useAppliedOn } from '../model/applied-jobs';

/** "You have applied on 3 Mar", as this device knows. Renders nothing where nobody has. */
export function AppliedMark({ code }: { code: string }) {
  const { t } = useTranslation('job-post');
  const { date } = useFormats();
  const applied = useAppliedOn(code);
  return applied ? <Tag tone="leaf">{t('applied', { date: date(applied.at, 'day') })}</Tag> : null;
}
