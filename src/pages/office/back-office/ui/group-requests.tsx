import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { TuitionRequest } from '@/entities/tuition-request';
import { deskQuery, startOf } from '../model/desk-address';
import { shortCode } from '../model/desk-record';
import styles from './groups-view.module.css';
import { StateMark } from './state-mark';

/** The requests of a group with their states; each opens where its next step is. */
export function GroupRequests({ requests, lead }: { requests: readonly TuitionRequest[]; lead: string }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  return (
    <div>
      <p>{lead}</p>
      <ul className={styles.groups} aria-label={t('groups.families')}>
        {requests.map(({ ref, state }) => (
          <li key={ref} className={styles.tutor}>
            <Link
              className={styles.request}
              to={`${pathname}${deskQuery({ ...startOf('requests'), state })}#${ref}`}
            >
              {shortCode(ref)}
            </Link>
            <StateMark state={state} isLate={false} />
          </li>
        ))}
      </ul>
    </div>
  );
}
