import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { baseApi, withBackend } from '@/shared/api';
import { phoneTailCollection, searchedPhoneTail } from '../model/phone-tail';

/** Maximum number of records found by one search. */
const atOnce = 100;

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Codes of the records whose phone ends in these digits: one query. Asked anew for each search. */
    codesByPhone: build.query<readonly string[], string>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, digits) => {
        const found = await documents.list({
          collection: phoneTailCollection,
          where: [{ field: 'digits', equals: digits }],
          limit: atOnce,
        });
        return found.map(({ id }) => id);
      }),
    }),
  }),
});

const none: ReadonlySet<string> = new Set();

/** Codes of the records whose phone ends in what somebody types into a search; none while it is no number. */
export function useCodesByPhone(search: string): ReadonlySet<string> {
  const { currentData } = api.useCodesByPhoneQuery(searchedPhoneTail(search) ?? skipToken);
  return useMemo(() => (currentData ? new Set(currentData) : none), [currentData]);
}
