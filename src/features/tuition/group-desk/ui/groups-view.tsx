import { EmptyState, Skeleton, textStyles } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNeighbourGroupsQuery } from '@/entities/neighbour-group';
import { useOpenRequestsQuery, useRequestsByCodeQuery } from '@/entities/tuition-request';
import { useAllTutorsQuery } from '@/entities/tutor';
import { useOffice } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { proposeGroups } from '../model/propose-groups';
import { GroupProposal } from './group-proposal';
import { GroupRow, type ShowGroupOffers } from './group-row';
import { SaveGroups } from './save-groups';
import { deskStyles } from '@/shared/desk';

/** Proposed and invited groups of neighbours. */
export function GroupsView({ offers }: { offers: ShowGroupOffers }) {
  const { t } = useTranslation(['admin', 'shell']);
  const { furtherChildPercent } = useOffice();
  const requests = useOpenRequestsQuery(null);
  const groups = useNeighbourGroupsQuery(null);
  const tutors = useAllTutorsQuery(null);
  const proposals = useMemo(() => {
    if (!requests.data || !groups.data) return [];
    return proposeGroups(requests.data, new Set(groups.data.flatMap(({ members }) => members)));
  }, [requests.data, groups.data]);
  // Families of a group whose request is over. Nothing is done with those of a group that was dropped.
  const others = useMemo(() => {
    const open = new Set(requests.data?.map(({ ref }) => ref));
    const alive = groups.data?.filter(({ state }) => state !== 'dropped') ?? [];
    const members = new Set(alive.flatMap((group) => group.members));
    return requests.data ? [...members].filter((ref) => !open.has(ref)).sort() : [];
  }, [requests.data, groups.data]);
  const past = useRequestsByCodeQuery(others, { skip: others.length === 0 });
  const known = [...(requests.data ?? []), ...(others.length > 0 ? (past.data ?? []) : [])];
  const error = requests.error ?? groups.error ?? tutors.error ?? past.error;
  const isWhole = requests.data && groups.data && tutors.data;

  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('views.groups')}</h1>
      <p className={textStyles.soft}>{t('groups.lead', { percent: furtherChildPercent })}</p>
      <BackendProblem error={error} />
      {!isWhole && !error ? <Skeleton label={t('shell:loading')} lines={6} /> : null}
      {isWhole ? (
        <>
          <h2>{t('groups.proposals')}</h2>
          {proposals.length === 0 ? (
            <EmptyState title={t('groups.nothing')}>
              <p>{t('groups.nothingWords')}</p>
            </EmptyState>
          ) : null}
          <ul className={deskStyles.groups}>
            {proposals.map((proposal) => (
              <PartBoundary key={proposal.requests.map(({ ref }) => ref).join()} frame={asItem}>
                <GroupProposal proposal={proposal} tutors={tutors.data ?? []} />
              </PartBoundary>
            ))}
          </ul>
          {groups.data && groups.data.length > 0 ? (
            <>
              <h2>{t('groups.asked')}</h2>
              <SaveGroups groups={groups.data} />
            </>
          ) : null}
          <ul className={deskStyles.groups}>
            {(groups.data ?? []).map((group) => (
              <PartBoundary key={group.id} frame={asItem}>
                <GroupRow
                  group={group}
                  requests={known.filter(({ ref }) => group.members.includes(ref))}
                  tutors={tutors.data ?? []}
                  offers={offers}
                />
              </PartBoundary>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
