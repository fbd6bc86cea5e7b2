import { Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { JobRow, useBuiltJobs } from '@/entities/jobs/job';
import { useIsHydrated } from '@/shared/lib/hydration';
import { useNow } from '@/shared/lib/clock';
import { activeFilters } from '../model/filters';
import type { Board } from '../model/use-board';
import styles from './board.module.css';
import { FilterButton } from './filter-button';
import rowStyles from './job-list.module.css';
import { SaveButton } from './save-button';

/** The list before it is loaded: the posts of the document, in the places where the list will stand. */
export function BoardWaiting({ board, onFilterOpen }: { board: Board; onFilterOpen: () => void }) {
  const { t } = useTranslation(['jobs', 'shell']);
  const built = useBuiltJobs();
  const isHydrated = useIsHydrated();
  const now = useNow();
  const { query, isOwnList } = board;
  const isUsual =
    !isOwnList &&
    query.side === 'open' &&
    query.sort === 'closing' &&
    activeFilters(query.filters).length === 0;
  if (!isUsual || !built) return <Skeleton label={t('shell:loading')} lines={8} />;
  const { jobs, isWhole } = built;
  return (
    <>
      <FilterButton count={0} onPress={onFilterOpen} />
      <div className={styles.withFilters}>
        <div className={styles.filters} />
        <div className={styles.found}>
          <p className={styles.count}>
            {isWhole ? t('count.open', { count: jobs.length }) : t('some.open', { count: jobs.length })}
          </p>
          <ul className={rowStyles.rows}>
            {jobs.map((job) => (
              <li key={job.code}>
                <JobRow job={job} now={isHydrated ? now : null}>
                  <SaveButton job={job} isSmall />
                </JobRow>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
