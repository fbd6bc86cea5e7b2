import { baseApi, withBackend } from '@/shared/api';
import type { ClosedMonth } from '../model/closing';
import { readClosedMonths } from './read-closed-months';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Which months are closed, the latest closing first. One read for each. */
    closedMonths: build.query<readonly ClosedMonth[], null>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(({ documents }) => readClosedMonths(documents)),
    }),
  }),
});

export const { useClosedMonthsQuery } = api;
