import { EmptyState, Note, Skeleton } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JobRow, jobPath, useJobQuery } from '@/entities/jobs/job';
import { publicOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { useBoardMemory } from '../model/board-memory';
import styles from './job-list.module.css';
import { SaveButton } from './save-button';
import { SavedSearches } from './saved-searches';

export interface OwnListProps {
  now: Date;
  lastVisit: string | null;
  markOf: (code: string) => ReactNode;
}

/** The posts saved on this device, closed ones too. Each is read by itself. */
export function OwnList({ now, lastVisit, markOf }: OwnListProps) {
  return (
    <div className={styles.own}>
      <SavedPosts {...{ now, markOf }} />
      <SavedSearches {...{ now, lastVisit }} />
    </div>
  );
}

function SavedPosts({ now, markOf }: Pick<OwnListProps, 'now' | 'markOf'>) {
  const { t } = useTranslation('jobs');
  const { posts } = useBoardMemory();
  if (posts.length === 0) {
    return (
      <EmptyState title={t('own.count', { count: 0 })}>
        <p>{t('own.empty')}</p>
      </EmptyState>
    );
  }
  return (
    <div>
      <p role="status">{t('own.count', { count: posts.length })}</p>
      <ul className={styles.rows}>
        {posts.map((code) => (
          <PartBoundary key={code} frame={asItem}>
            <li>
              <OwnRow {...{ code, now }} marks={markOf(code)} />
            </li>
          </PartBoundary>
        ))}
      </ul>
    </div>
  );
}

function OwnRow({ code, now, marks }: { code: string; now: Date; marks: ReactNode }) {
  const { t } = useTranslation(['jobs', 'shell']);
  const { date } = useFormats();
  const { data: job, error } = useJobQuery(code);
  const keptSince = useKeptSince(publicOwner, jobPath(code));
  if (job === undefined)
    return error ? <BackendProblem error={error} /> : <Skeleton label={t('shell:loading')} lines={3} />;
  if (job === null) {
    return (
      <Note tone="plain">
        <p>{t('own.gone', { code })}</p>
        <SaveButton job={{ code, title: code }} />
      </Note>
    );
  }
  return (
    <JobRow job={job} now={now} marks={marks}>
      {keptSince === null ? null : <p>{t('own.keptSince', { date: date(keptSince, 'longMoment') })}</p>}
      <SaveButton job={job} isSmall />
    </JobRow>
  );
}
