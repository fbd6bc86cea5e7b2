import { Button, Note, Skeleton } from 'design-system';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '@/entities/jobs/job';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { useBoardMemory } from '../model/board-memory';
import { activeFilters } from '../model/filters';
import { findJobs, indexJobs } from '../model/find-jobs';
import type { Board as BoardState } from '../model/use-board';
import { useBoardJobs } from '../model/use-board-jobs';
import styles from './board.module.css';
import { FilterBar } from './filter-bar';
import { FilterFields } from './filter-fields';
import { JobList } from './job-list';
import { NoJobs } from './no-jobs';
import { OwnList } from './own-list';
import { SaveSearch } from './saved-searches';

export interface BoardProps {
  board: BoardState;
  /** The drawer with the filters, on a small screen. */
  isFilterOpen: boolean;
  onFilterOpen: (isOpen: boolean) => void;
  /** Mark of an own application to a post. */
  markOf: (code: string) => ReactNode;
}

/** The posts by the query of the address, or those saved on this device. */
export function Board({ board, isFilterOpen, onFilterOpen, markOf }: BoardProps) {
  const now = useNow();
  const { lastVisit, noteVisit } = useBoardMemory();
  useEffect(() => {
    if (document.visibilityState === 'visible') noteVisit(now);
  }, [now, noteVisit]);
  if (board.isOwnList) return <OwnList {...{ now, lastVisit, markOf }} />;
  return <AllJobs {...{ board, now, lastVisit, markOf, isFilterOpen, onFilterOpen }} />;
}

interface AllJobsProps extends BoardProps {
  now: Date;
  lastVisit: string | null;
}

function AllJobs({ board, now, lastVisit, markOf, isFilterOpen, onFilterOpen }: AllJobsProps) {
  const { t } = useTranslation(['jobs', 'shell']);
  const { date } = useFormats();
  const { searched } = useJobWords();
  const { query } = board;
  const isFiltered = activeFilters(query.filters).length > 0;
  const [isUsed, setUsed] = useState(false);
  const { jobs, isWhole, isReading, error, keptSince, readMore } = useBoardJobs(
    query,
    isFiltered || isUsed || isFilterOpen,
  );
  const index = useMemo(() => indexJobs(jobs ?? [], searched), [jobs, searched]);
  const found = useMemo(() => findJobs(index, query, now), [index, query, now]);
  const counts = isWhole ? found.counts : null;
  const fields = { board, counts, onUse: () => setUsed(true) };

  return (
    <>
      <FilterBar {...fields} found={found.jobs.length} isOpen={isFilterOpen} onOpen={onFilterOpen} />
      {keptSince === null ? null : (
        <Note tone="plain" role="status">
          <p>{t('fromLastVisit', { date: date(keptSince, 'longMoment') })}</p>
        </Note>
      )}
      <div className={styles.withFilters}>
        <aside className={styles.filters} aria-label={t('filters.heading')}>
          <FilterFields {...fields} />
        </aside>
        <div className={styles.found}>
          {isFiltered ? <SaveSearch board={board} /> : null}
          {jobs === null && error === undefined ? <Skeleton label={t('shell:loading')} lines={8} /> : null}
          {error === undefined ? null : <BackendProblem error={error} />}
          {jobs === null ? null : (
            <p role="status" className={styles.count}>
              {isWhole ? t(`count.${query.side}`, { count: found.jobs.length }) : null}
              {!isWhole && isFiltered ? t('looking', { count: found.jobs.length }) : null}
              {!isWhole && !isFiltered ? t(`some.${query.side}`, { count: found.jobs.length }) : null}
            </p>
          )}
          <JobList {...{ now, lastVisit, markOf }} jobs={found.jobs} />
          {jobs !== null && found.jobs.length === 0 && (isWhole || error !== undefined) ? (
            <NoJobs board={board} loosen={found.loosen} />
          ) : null}
          {jobs !== null && !isWhole && !isFiltered ? (
            <Button variant="second" isBusy={isReading} onClick={readMore}>
              {t('more')}
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
}
