import { useEffect, useMemo } from 'react';
import {
  jobsPageKey,
  keepNewestJobs,
  newestOf,
  useJobsInfiniteQuery,
  type Job,
  type JobSort,
} from '@/entities/jobs/job';
import { publicOwner, useKeptSince } from '@/shared/api';
import type { BoardQuery } from './filters';

/** Posts of the board as far as they are read. */
export interface BoardJobs {
  /** Null until the first page is read. */
  readonly jobs: readonly Job[] | null;
  /** Nothing is left to read. */
  readonly isWhole: boolean;
  readonly isReading: boolean;
  readonly error: unknown;
  /** When the shown posts were read, if they come from the last visit; ISO 8601. */
  readonly keptSince: string | null;
  readonly readMore: () => void;
}

/**
 * Reads posts page by page.
 * @param needsAll reads all pages: a filter looks through all posts, not only those of the first page
 */
export function useBoardJobs({ side, sort }: BoardQuery, needsAll: boolean): BoardJobs {
  const list: JobSort = side === 'closed' ? 'closed' : sort;
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useJobsInfiniteQuery(list);
  const keptSince = useKeptSince(publicOwner, jobsPageKey(list, { after: null }));
  const isAsked = needsAll && hasNextPage && !isFetching && error === undefined;
  useEffect(() => {
    if (isAsked) void fetchNextPage();
  }, [isAsked, fetchNextPage]);
  const jobs = useMemo(() => {
    if (!data) return null;
    // A post whose date was changed meanwhile can be in two pages; the later page is newer.
    const byCode = new Map(data.pages.flatMap(({ jobs: page }) => page).map((job) => [job.code, job]));
    return [...byCode.values()];
  }, [data]);
  const isWhole = data !== undefined && !hasNextPage;
  const knowsNewest = list === 'newest' || (list === 'closing' && isWhole);
  useEffect(() => {
    const now = new Date();
    // More than the home page shows, as some of them close before it is opened.
    if (jobs && knowsNewest && keptSince === null) keepNewestJobs(newestOf(jobs, now, 10), now);
  }, [jobs, knowsNewest, keptSince]);
  return {
    ...{ jobs, error, keptSince, isWhole },
    isReading: isFetching,
    readMore: () => void fetchNextPage(),
  };
}
