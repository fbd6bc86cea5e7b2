import { useTranslation } from 'react-i18next';
import { shortCode, type DeskRecord } from '@/shared/desk';

/** Selected records whose state does not allow an action, each with that state. */
export function UnfitList({ records }: { records: readonly Pick<DeskRecord, 'ref' | 'state'>[] }) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  if (records.length === 0) return null;
  return (
    <>
      <p>{t('run.unfit', { count: records.length })}</p>
      <ul>
        {records.map(({ ref, state }) => (
          <li key={ref}>
            {t('bulk.line', {
              name: shortCode(ref),
              words: t('run.unfitLine', { state: words(`states.${state}`) }),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
