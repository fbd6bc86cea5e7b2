import { clsx } from 'clsx/lite';
import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useChangesQuery } from '@/entities/change-log';
import { useFormats } from '@/shared/i18n';
import { useTellingsOfQuery } from '../api/telling-api';
import { isToldOf, owedTelling } from '../model/owed-telling';
import { TellForm } from './tell-form';
import styles from './telling.module.css';
import { useEventWords } from './use-event-words';

/** As many as the change log of a record shows: one query serves both. */
const limit = 50;

interface TellPartProps {
  /** Path of the record. */
  record: string;
  /** Level of the heading; that of a part of a record unless given. */
  heading?: 'h2' | 'h3';
}

/**
 * In an open record: the ready message about its latest change, as soon as the change is made, and what was
 * told before. Nothing for records of which nobody is told.
 */
export function TellPart({ record, heading = 'h3' }: TellPartProps) {
  return isToldOf(record) ? <ToldOf record={record} heading={heading} /> : null;
}

function ToldOf({ record, heading: Heading }: Required<TellPartProps>) {
  const { t } = useTranslation('telling');
  const { date } = useFormats();
  const toWords = useEventWords();
  const { data: changes } = useChangesQuery({ record, limit });
  const { data: tellings } = useTellingsOfQuery(record);
  if (!changes || !tellings) return null;
  const latest = changes.find((change) => owedTelling(change) !== null);
  const owed = latest && !tellings.some(({ id }) => id === latest.id) ? owedTelling(latest) : null;
  if (!owed && tellings.length === 0) return null;
  return (
    <section>
      {/* A part of a record has its own size; in a view the heading must not outgrow the title. */}
      <Heading className={clsx(Heading === 'h2' && styles.viewHeading)}>{t('heading')}</Heading>
      <ul className={styles.told}>
        {tellings.map(({ id, way, event, name, at }) => (
          <li key={id} className={textStyles.soft}>
            {t('doneBy', {
              how: t(`done.${way}`),
              what: toWords(event),
              // A tutor signs with no name.
              name: name === '' ? t('byTutor') : name,
              date: date(at, 'moment'),
            })}
          </li>
        ))}
      </ul>
      {latest && owed ? <TellForm key={latest.id} change={latest} owed={owed} /> : null}
    </section>
  );
}
