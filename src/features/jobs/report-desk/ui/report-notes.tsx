import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isOpenReport, useJobReportsQuery, type JobReport } from '@/entities/jobs/job-report';
import { deskQuery, shortCode, startOf } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import styles from './reports.module.css';

const none: readonly JobReport[] = [];

/** Above every view of the desk: reports about jobs that wait, each with a link. Nothing without any. */
export function ReportNotes() {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { pathname } = useLocation();
  const { data = none } = useJobReportsQuery(null);
  const waiting = data.filter(({ state }) => isOpenReport(state));
  if (waiting.length === 0) return null;
  return (
    <Note tone="call" role="status">
      <p>
        <strong>{t('jobReports.due', { count: waiting.length })}</strong>
      </p>
      <ul className={styles.reports}>
        {waiting.map(({ ref, createdAt }) => (
          <li key={ref}>
            <Link className={styles.report} to={`${pathname}${deskQuery(startOf('reports'))}#${ref}`}>
              {t('jobReports.report', { code: shortCode(ref), sent: date(createdAt, 'moment') })}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}
