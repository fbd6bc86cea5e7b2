import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { TuitionRequest } from '@/entities/tuition-request';
import { deskQuery, startOf } from '@/shared/desk';
import { shortCode } from '@/shared/desk';
import { deskStyles } from '@/shared/desk';
import { StateMark } from '@/shared/desk';

/** Requests of a group with their states, each linked to its record. */
export function GroupRequests({ requests, lead }: { requests: readonly TuitionRequest[]; lead: string }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  return (
    <div>
      <p>{lead}</p>
      <ul className={deskStyles.groups} aria-label={t('groups.families')}>
        {requests.map(({ ref, state }) => (
          <li key={ref} className={deskStyles.tutor}>
            <Link
              className={deskStyles.request}
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
