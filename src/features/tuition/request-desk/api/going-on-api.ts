import { baseApi, withBackend } from '@/shared/api';
import type { Write } from '@/shared/backend';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * What tells the tutor that a family goes on after the trial: a write for its chosen offer, unless that
     * says so already. Read anew each time.
     */
    goingOnWrites: build.query<readonly Write[], string>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, ref) => {
        // With the search for tutors, which loads offers: the list of requests does without them.
        const { readGoingOn } = await import(/* webpackChunkName: "desk-search" */ './read-going-on');
        return readGoingOn(documents, ref);
      }),
    }),
  }),
});

export const { useLazyGoingOnWritesQuery } = api;
