import { baseApi, liveList, newestFirst } from '@/shared/api';
import { jobCollection, parseJob, type Job } from '../model/job';

// Separate from the public lists, so that no public page loads it.
const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All posts in every state, newest first, for the desk. */
    deskJobs: build.query<readonly Job[], null>(
      liveList({
        collection: jobCollection,
        parse: parseJob,
        idOf: ({ code }: Job) => code,
        compare: newestFirst,
      }),
    ),
  }),
});

export const { useDeskJobsQuery } = api;
