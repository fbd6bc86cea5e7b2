import { Note } from 'design-system';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useConcernsQuery, usePublishOnDutyMutation, type Concern } from '@/entities/concern';
import { useGivenRolesQuery } from '@/entities/person';
import { useHasDuty } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { deskQuery, shortCode, startOf } from '@/shared/desk';
import { readBy } from '../model/concern-record';
import styles from './concerns.module.css';

const none: readonly Concern[] = [];

/** Above every view: for those on duty the new worries; for every administrator, that nobody is on duty. */
export function ConcernNotes() {
  const isOnDuty = useHasDuty('safeguarding');
  return (
    <>
      <NobodyOnDuty />
      {isOnDuty ? <ReceivedConcerns /> : null}
    </>
  );
}

/**
 * Tells every administrator in red while nobody reads worries about children, and publishes for the form
 * whether somebody does.
 */
function NobodyOnDuty() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const { data: roles } = useGivenRolesQuery(null);
  const [publish] = usePublishOnDutyMutation();
  const isAnybody = useMemo(
    () => roles?.some(({ duties }) => duties.includes('safeguarding')) ?? null,
    [roles],
  );
  useEffect(() => {
    // A failed write is tried again with the next answer, or by the next open desk.
    if (isAnybody !== null) void publish(isAnybody);
  }, [publish, isAnybody]);
  if (isAnybody !== false) return null;
  return (
    <Note tone="call" role="alert">
      <p>
        <strong>{t('concerns.nobody')}</strong> {t('concerns.nobodyWords')}
      </p>
      <Link className={styles.report} to={`${pathname}${deskQuery(startOf('people'))}`}>
        {t('views.people')}
      </Link>
    </Note>
  );
}

/** Worries that nobody has acted on, each with a link. Renders nothing without any. */
function ReceivedConcerns() {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { pathname } = useLocation();
  const { data = none } = useConcernsQuery(null);
  const now = useNow();
  const received = data.filter(({ state }) => state === 'received');
  if (received.length === 0) return null;
  return (
    <Note tone="call" role="status">
      <p>
        <strong>{t('concerns.due', { count: received.length })}</strong>
      </p>
      <ul className={styles.reports}>
        {received.map(({ ref, createdAt }) => (
          <li key={ref}>
            {readBy({ createdAt }) < now ? <strong>{t('concerns.late')} </strong> : null}
            <Link className={styles.report} to={`${pathname}${deskQuery(startOf('concerns'))}#${ref}`}>
              {t('concerns.report', { code: shortCode(ref), sent: date(createdAt, 'moment') })}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}
