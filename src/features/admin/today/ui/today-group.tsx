import { Button, Tag, textStyles } from 'design-system';
import { clsx } from 'clsx/lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { deskQuery, shortCode, startOf } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { fromToday } from '../model/from-today';
import type { TodayGroup as Group, TodayRow, Wanted } from '../model/today-row';
import styles from './today.module.css';
import { usePromisedWords } from './use-promised-words';

/** Rows that show at first, and that one press adds. */
const rowsAtOnce = 50;

interface TodayGroupProps {
  group: Group;
  rows: readonly TodayRow[];
  now: Date;
}

/** The rows of a group under a heading with their number. Nothing without any. */
export function TodayGroup({ group, rows, now }: TodayGroupProps) {
  const { t } = useTranslation('today');
  const headingId = useId();
  const [shown, setShown] = useState(rowsAtOnce);
  if (rows.length === 0) return null;
  const left = rows.length - shown;
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={clsx(styles.heading, group === 'late' && styles.late)}>
        {t(`groups.${group}`, { count: rows.length })}
      </h2>
      <ul className={styles.rows}>
        {rows.slice(0, shown).map((row) => (
          <Row key={row.key} row={row} isLate={group === 'late'} now={now} />
        ))}
      </ul>
      {left > 0 ? (
        <Button variant="second" isSmall onClick={() => setShown(shown + rowsAtOnce)}>
          {t('more', { count: left })}
        </Button>
      ) : null}
    </section>
  );
}

function Row({ row, isLate, now }: { row: TodayRow; isLate: boolean; now: Date }) {
  const { t } = useTranslation(['today', 'admin']);
  const { age } = useFormats();
  const promised = usePromisedWords(now);
  const { pathname } = useLocation();
  const { view, ref, task, promisedAt, since, name, isSample } = row;
  const place = `${pathname}${deskQuery(startOf(view))}${ref === null ? '' : `#${ref}`}`;
  // The id of a record without a code says nothing to a person.
  const of = ref?.startsWith('LL-') ? shortCode(ref) : name;
  return (
    <li className={clsx(styles.row, isLate && styles.late)} data-row={ref ?? row.key}>
      <Link to={place} state={fromToday} className={styles.link}>
        <span className={styles.task}>{t(`tasks.${task}`)}</span>
        <span className={styles.what}>
          {row.wanted ? <WantedWords wanted={row.wanted} /> : t(`admin:views.${view}`)}{' '}
          {of === '' ? null : <span className={textStyles.code}>{of}</span>}{' '}
          {isSample ? <Tag>{t('admin:sample')}</Tag> : null}
        </span>
        <span className={styles.time}>
          {promisedAt === null ? t('since', { age: age(since, now) }) : promised(promisedAt)}
        </span>
      </Link>
    </li>
  );
}

function WantedWords({ wanted: { schoolClass, subject, place } }: { wanted: Wanted }) {
  const { t } = useTranslation(['today', 'ghana']);
  const parts = [t(`ghana:classes.${schoolClass}`), t(`ghana:subjects.${subject}`)];
  if (place === null) return parts.join(', ');
  if ('online' in place) return [...parts, t('online')].join(', ');
  return [...parts, place.town || t(`ghana:regions.${place.region}`)].join(', ');
}
