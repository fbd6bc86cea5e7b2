import { useMemo, useState } from 'react';
import { useCodesByContact } from '@/entities/phone-tail';
import { kindOfCode, parseReferenceCode } from '@/entities/reference-code';
import {
  pastRequestStates,
  useJunkTuitionRequestsQuery,
  useOpenRequestsQuery,
  usePastRequestsInfiniteQuery,
  useRequestsByCodeQuery,
  type PastRequestState,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { useDeskRecords, type DeskWays } from '@/shared/desk';
import { junk } from '@/shared/lib/lifecycle';

const isTuition = (code: string): boolean => kindOfCode(code) === 'tuition';

/** The state that the address names, when its requests are read page by page. */
const pastStateOf = (state: string): PastRequestState | null =>
  pastRequestStates.find((past) => past === state) ?? null;

/**
 * The requests of the past state and the month that the address names, as far as they were asked for, last
 * moved first.
 */
function usePast({ state: named, month }: DeskWays['place']) {
  const state = pastStateOf(named);
  const { currentData, error, hasNextPage, isFetching, fetchNextPage } = usePastRequestsInfiniteQuery(
    { state: state ?? 'ended', month },
    { skip: state === null },
  );
  const pages = state === null ? undefined : currentData?.pages;
  const items = useMemo(() => pages?.flatMap(({ items: ofPage }) => ofPage) ?? [], [pages]);
  return { state, items, error, hasNextPage, isFetching, fetchNextPage };
}

/** Codes of requests that the search names: by a whole code, by the end of a phone, or by a name. */
function useNamedCodes(search: string): ReadonlySet<string> {
  const byContact = useCodesByContact(search);
  return useMemo(() => {
    const parsed = parseReferenceCode(search);
    const code = 'code' in parsed ? [parsed.code] : [];
    return new Set([...byContact, ...code].filter(isTuition));
  }, [byContact, search]);
}

/** Number of open requests: the list also has worried families whose request is over. */
const countOpen = (listed: readonly TuitionRequest[]): number =>
  listed.filter(({ state }) => pastStateOf(state) === null).length;

const isKept = ({ state }: TuitionRequest): boolean => state !== junk;

/**
 * The open record that no list has: it is over, or it has just left its list. Until it is read it is what the
 * list had last, so that its panel stays.
 */
function useElsewhere(
  openRef: string | null,
  listed: ReadonlyMap<string, TuitionRequest>,
  isListRead: boolean,
) {
  const inList = openRef === null ? undefined : listed.get(openRef);
  const [last, setLast] = useState(inList);
  if (inList && inList !== last) setLast(inList);
  const isSought = isListRead && openRef !== null && isTuition(openRef) && !inList;
  const { currentData, error } = useRequestsByCodeQuery([openRef ?? ''], { skip: !isSought });
  const isRead = currentData !== undefined || error !== undefined;
  const before = last?.ref === openRef ? last : undefined;
  if (!isSought) return { isLoading: false, request: undefined, error: undefined };
  return { isLoading: !isRead && !before, request: isRead ? currentData?.find(isKept) : before, error };
}

/**
 * Requests that the desk shows: all that are open; of the others those that the address asks for, by their
 * state, by a code, by the end of a phone, by a name, or as the open record.
 */
export function useAllRequests(ways: DeskWays) {
  const { openRef, place } = ways;
  const open = useDeskRecords(ways, useOpenRequestsQuery, useJunkTuitionRequestsQuery);
  const past = usePast(place);
  const named = useNamedCodes(place.search);
  const listed = useMemo(() => {
    const all = new Map(past.items.map((request) => [request.ref, request]));
    for (const request of open.all) all.set(request.ref, request);
    return all;
  }, [open.all, past.items]);

  // A list that was not read yet may hold them.
  const missing = open.isLoading ? [] : [...named].filter((ref) => !listed.has(ref)).sort();
  const sought = useRequestsByCodeQuery(missing, { skip: missing.length === 0 });
  const found = missing.length === 0 ? undefined : sought.currentData;
  const elsewhere = useElsewhere(openRef, listed, !open.isLoading);
  const all = useMemo(() => {
    const others = [...(found?.filter(isKept) ?? []), ...(elsewhere.request ? [elsewhere.request] : [])];
    return [...new Map([...others.map((request) => [request.ref, request] as const), ...listed]).values()];
  }, [listed, found, elsewhere.request]);
  return {
    all,
    past,
    named,
    openCount: past.state !== null ? null : place.state === junk ? undefined : countOpen(open.all),
    error: open.error ?? past.error ?? sought.error ?? elsewhere.error,
    isLoading: open.isLoading || elsewhere.isLoading,
  };
}
