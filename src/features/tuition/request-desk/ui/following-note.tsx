import { Button, Note } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useStaff } from '@/entities/session';
import { useOpenRequestsQuery } from '@/entities/tuition-request';
import { deskQuery, shortCode, startOf } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import {
  useCorrectedRequestsQuery,
  useFollowRequestsMutation,
  useLeftToFollowQuery,
  type CorrectedRequest,
} from '../api/following-api';
import { correctionsToCheck } from '../model/corrections-to-check';

/**
 * Lists corrected requests that offers or neighbours do not follow yet, because a press broke off, and lets
 * them follow. Renders nothing without any.
 */
export function FollowingNote() {
  const now = useNow();
  const { data: requests } = useOpenRequestsQuery(null);
  const { data: corrected = none } = useCorrectedRequestsQuery(null);
  const toCheck = useMemo(
    // Before the list is read every request would count as over, and each costs reads.
    () => (requests ? correctionsToCheck(corrected, requests, now) : none),
    [corrected, requests, now],
  );
  return toCheck.length === 0 ? null : <Left corrected={toCheck} />;
}

const none = [] as const;

function Left({ corrected }: { corrected: readonly CorrectedRequest[] }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const by = useStaff();
  const { data: left = none, refetch } = useLeftToFollowQuery(corrected);
  const [follow, { error, isLoading }] = useFollowRequestsMutation();
  if (left.length === 0) return null;
  const followNow = async () => {
    await follow({ refs: left.map(({ ref }) => ref), by });
    await refetch();
  };
  return (
    <Note tone="call" role="status">
      <p>
        <strong>{t('following.heading')}</strong> {t('following.words')}
      </p>
      <ul>
        {left.map(({ ref, offers, invitations }) => (
          <li key={ref}>
            <Link to={`${pathname}${deskQuery(startOf('requests'))}#${ref}`}>{shortCode(ref)}</Link>:{' '}
            {[
              offers > 0 ? t('following.offers', { count: offers }) : '',
              invitations > 0 ? t('following.invitations', { count: invitations }) : '',
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
      <BackendProblem error={error} />
      <Button isSmall isBusy={isLoading} onClick={() => void followNow()}>
        {t('following.press')}
      </Button>
    </Note>
  );
}
