import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { publicOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';

/** Shows when the list was cached, when it comes from the cache because the backend is unreachable. */
export function FromLastVisit() {
  const { t } = useTranslation('tutors');
  const { date } = useFormats();
  const since = useKeptSince(publicOwner, 'tutors');
  if (since === null) return null;
  return (
    <Note tone="plain" role="status">
      <p>{t('fromLastVisit', { date: date(since, 'longMoment') })}</p>
    </Note>
  );
}
