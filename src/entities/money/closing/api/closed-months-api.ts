import { baseApi, longListSeconds, persistedQuery, publicOwner } from '@/shared/api';
import { closedMonthCollection, type ClosedMonth } from '../model/closing';
import { readClosedMonths } from './read-closed-months';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Which months are closed, the latest closing first. One read for each. Readable offline. Not read again
     * for an hour: who closes them refetches on mounting.
     */
    closedMonths: build.query<readonly ClosedMonth[], null>({
      keepUnusedDataFor: longListSeconds,
      queryFn: persistedQuery(
        { owner: () => publicOwner, key: () => closedMonthCollection },
        ({ documents }) => readClosedMonths(documents),
      ),
    }),
  }),
});

export const { useClosedMonthsQuery } = api;
