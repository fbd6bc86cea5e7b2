import { useMemo } from 'react';
import type { DeskPlace } from '../address/desk-address';

/** What a list that is read page by page is asked for. */
interface AskedPast<State extends string> {
  readonly state: State;
  /** The month in which the records moved last, `YYYY-MM`; null for all times. */
  readonly month: string | null;
}

interface PastRead<Item> {
  readonly currentData?: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  readonly error?: unknown;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => unknown;
}

/** How the records of a list that are over are read. */
export interface PastRecords<Item, State extends string> {
  /** States that are read page by page, once one of them is asked for. */
  readonly pastStates: readonly State[];
  readonly usePastQuery: (asked: AskedPast<State>, options: { skip: boolean }) => PastRead<Item>;
}

/** The records of a list that are over, as far as they were asked for. */
export interface ShownPast<Item, State extends string = string> extends Omit<
  PastRead<Item>,
  'currentData' | 'error'
> {
  /** The state that the address names, when its records are read page by page; null otherwise. */
  readonly state: State | null;
  /** Last moved first. */
  readonly items: readonly Item[];
}

/** Records of the past state and the month that the address names, as far as they were asked for. */
export function usePastRecords<Item, State extends string>(
  { state: named, month }: DeskPlace,
  { pastStates, usePastQuery }: PastRecords<Item, State>,
): { readonly shown: ShownPast<Item, State>; readonly error: unknown } {
  const state = pastStates.find((past) => past === named) ?? null;
  const [first] = pastStates;
  if (first === undefined) throw new Error('a long list has states that are over');
  const { currentData, error, hasNextPage, isFetching, fetchNextPage } = usePastQuery(
    { state: state ?? first, month },
    { skip: state === null },
  );
  const pages = state === null ? undefined : currentData?.pages;
  const items = useMemo(() => pages?.flatMap(({ items: ofPage }) => ofPage) ?? [], [pages]);
  return { error, shown: { state, items, hasNextPage, isFetching, fetchNextPage } };
}
