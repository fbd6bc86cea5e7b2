import { baseApi, livePages, liveQuery, persistedQuery, publicOwner } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { isPublicJob } from '../model/index-access';
import { jobCollection, jobPath, parseJob, type Job } from '../model/job';
import { jobCodePath, parseJobCode, type JobCode } from '../model/job-code';
import { firstJobs, jobsPageKey, listJobs, type JobsPage, type JobsPlace, type JobSort } from './list-jobs';

/** Null where somebody may not read: a draft is no post yet. */
async function whenPublic<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof BackendFailure && ['unauthenticated', 'forbidden'].includes(cause.code)) return null;
    throw cause;
  }
}

const readJobsPage = persistedQuery<{ queryArg: JobSort; pageParam: JobsPlace }, JobsPage>(
  { owner: () => publicOwner, key: ({ queryArg, pageParam }) => jobsPageKey(queryArg, pageParam) },
  ({ documents }, { queryArg, pageParam }) => listJobs(documents, queryArg, pageParam, new Date()),
);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Posts, page by page. Public. Each page is cached on the device. */
    jobs: build.infiniteQuery<JobsPage, JobSort, JobsPlace>({
      infiniteQueryOptions: {
        initialPageParam: firstJobs,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      ...livePages({ watch: () => [jobCollection], read: readJobsPage }),
    }),
    /** A post by its code; null when the code is no public post. Public. Cached on the device. */
    job: build.query<Job | null, string>(
      liveQuery({
        watch: (code) => [jobPath(code)],
        read: persistedQuery({ owner: () => publicOwner, key: jobPath }, async ({ documents }, code) => {
          const data = await whenPublic(() => documents.get(jobPath(code)));
          // The office may read a draft, and its page shows none.
          return data && isPublicJob(data) ? parseJob(code, data) : null;
        }),
      }),
    ),
    /** State and dates of a code; null when it is none of a published post. Public. Cached on the device. */
    jobCode: build.query<JobCode | null, string>(
      liveQuery({
        watch: (code) => [jobCodePath(code)],
        read: persistedQuery({ owner: () => publicOwner, key: jobCodePath }, async ({ documents }, code) => {
          const data = await documents.get(jobCodePath(code));
          return data && parseJobCode(code, data);
        }),
      }),
    ),
  }),
});

export const { useJobsInfiniteQuery, useJobQuery, useJobCodeQuery } = api;
