import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useChildAtRiskReportsQuery, type Enquiry } from '@/entities/enquiry';
import { useFormats } from '@/shared/i18n';
import { deskQuery, startOf } from '@/shared/desk';
import { shortCode } from '@/shared/desk';
import styles from './at-risk-note.module.css';

const none: readonly Enquiry[] = [];

/**
 * Banner above every view: open reports of a child at risk, each with a link. Renders nothing without any.
 */
export function AtRiskNote() {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { pathname } = useLocation();
  const { data = none } = useChildAtRiskReportsQuery(null);
  const open = data.filter((report) => report.state !== 'resolved');
  if (open.length === 0) return null;
  return (
    <Note tone="call" role="status">
      <p>
        <strong>{t('atRisk.due', { count: open.length })}</strong>
      </p>
      <ul className={styles.reports}>
        {open.map(({ ref, createdAt, state }) => (
          <li key={ref}>
            <Link className={styles.report} to={`${pathname}${deskQuery(startOf('enquiries'))}#${ref}`}>
              {t('atRisk.report', {
                code: shortCode(ref),
                sent: date(createdAt, 'moment'),
                state: t(`states.${state}`),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}
