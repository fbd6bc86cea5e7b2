import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useChangesQuery } from '@/entities/change-log';
import { useFormats } from '@/shared/i18n';
import { useTellingsOfQuery } from '../api/telling-api';
import { isToldOf, owedTelling } from '../model/owed-telling';
import { TellForm } from './tell-form';
import styles from './telling.module.css';

/** As many as the change log of a record shows: one query serves both. */
const limit = 50;

/**
 * In an open record: the ready message about its latest change, as soon as the change is made, and what was
 * told before. Nothing for records of which nobody is told.
 */
export function TellPart({ record }: { record: string }) {
  return isToldOf(record) ? <ToldOf record={record} /> : null;
}

function ToldOf({ record }: { record: string }) {
  const { t } = useTranslation(['telling', 'admin']);
  const { date } = useFormats();
  const words = t as (key: string) => string;
  const { data: changes } = useChangesQuery({ record, limit });
  const { data: tellings } = useTellingsOfQuery(record);
  if (!changes || !tellings) return null;
  const latest = changes.find((change) => owedTelling(change) !== null);
  const owed = latest && !tellings.some(({ id }) => id === latest.id) ? owedTelling(latest) : null;
  if (!owed && tellings.length === 0) return null;
  return (
    <section>
      <h3>{t('heading')}</h3>
      <ul className={styles.told}>
        {tellings.map(({ id, way, event, name, at }) => (
          <li key={id} className={textStyles.soft}>
            {t('doneBy', {
              how: t(`done.${way}`),
              what: words(`admin:logEvents.${event.replace('.', '-')}`),
              name,
              date: date(at, 'moment'),
            })}
          </li>
        ))}
      </ul>
      {latest && owed ? <TellForm key={latest.id} change={latest} owed={owed} /> : null}
    </section>
  );
}
