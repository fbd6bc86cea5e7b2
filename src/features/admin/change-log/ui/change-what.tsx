import { useTranslation } from 'react-i18next';
import { useChangeWords, type Change } from '@/entities/change-log';
import { useEvidenceQuery } from '@/entities/vetting/evidence';
import { checksOf } from '../model/checks-of';

/** What happened; of a check that was recorded or taken back, which one. */
export function ChangeWhat({ change }: { change: Change }) {
  const { t } = useTranslation(['admin', 'vetting']);
  const { what } = useChangeWords()(change);
  const collection = checksOf(change);
  // The line names its record alone. The checks are read once for all lines of an application or tutor.
  const { data = [] } = useEvidenceQuery(collection ?? '', { skip: collection === null });
  const check = data.find(({ id, lastChange }) => id === change.id || lastChange === change.id);
  if (check === undefined) return what;
  return t('log.detail', { what, detail: t(`vetting:checks.kinds.${check.kind}`) });
}
