import { useCodesByContact } from '@/entities/phone-tail';
import { codeReader } from '@/entities/reference-code';
import {
  pastRequestStates,
  useJunkTuitionRequestsQuery,
  useOpenRequestsQuery,
  usePastRequestsInfiniteQuery,
  useRequestsByCodeQuery,
} from '@/entities/tuition-request';
import { useDeskRecords, useLongList, type DeskWays } from '@/shared/desk';

const readCode = codeReader('tuition');

/** Requests that the desk shows: all that are open; of the others those that the address asks for. */
export const useAllRequests = (ways: DeskWays) =>
  useLongList(ways, {
    open: useDeskRecords(ways, useOpenRequestsQuery, useJunkTuitionRequestsQuery),
    pastStates: pastRequestStates,
    usePastQuery: usePastRequestsInfiniteQuery,
    useByCodeQuery: useRequestsByCodeQuery,
    readCode,
    byContact: useCodesByContact(ways.place.search),
  });
