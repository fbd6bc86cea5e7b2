import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { baseApi, withBackend } from '@/shared/api';
import { searchedNameKey } from '../model/name-keys';
import { phoneTailCollection, searchedPhoneTail } from '../model/phone-tail';
import { useSettled } from '../model/use-settled';

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
    /** Codes of the records that have this key of a name: one query. Asked anew for each search. */
    codesByName: build.query<readonly string[], string>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, key) => {
        const found = await documents.list({
          collection: phoneTailCollection,
          where: [{ field: 'names', contains: key }],
          limit: atOnce,
        });
        return found.map(({ id }) => id);
      }),
    }),
  }),
});

/** Pause after which what somebody types counts as a word, in milliseconds: each question costs a read. */
const typingMs = 400;

const none: ReadonlySet<string> = new Set();

/**
 * Codes of the records whose phone ends in what somebody types into a search, or whose name has its words;
 * none while it is neither. A name is asked for once nothing was typed for a moment.
 */
export function useCodesByContact(search: string): ReadonlySet<string> {
  const settled = useSettled(search, typingMs);
  const byPhone = api.useCodesByPhoneQuery(searchedPhoneTail(search) ?? skipToken).currentData;
  const byName = api.useCodesByNameQuery(searchedNameKey(settled) ?? skipToken).currentData;
  return useMemo(
    () => (byPhone || byName ? new Set([...(byPhone ?? []), ...(byName ?? [])]) : none),
    [byPhone, byName],
  );
}
