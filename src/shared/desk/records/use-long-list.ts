import { useMemo, useState } from 'react';
import { junk } from '../../lib/lifecycle';
import type { DeskWays } from '../address/desk-ways';
import type { DeskRecords } from './use-desk-records';
import { usePastRecords, type PastRecords } from './use-past-records';

interface CodeRead<Item> {
  readonly currentData?: readonly Item[] | undefined;
  readonly error?: unknown;
}

interface ListedRecord {
  readonly ref: string;
  readonly state: string;
}

interface LongList<Item extends ListedRecord, State extends string> extends PastRecords<Item, State> {
  /** What is open, and junk while it is shown. */
  readonly open: DeskRecords<Item>;
  /** Records by code, in any state; omits missing ones. */
  readonly useByCodeQuery: (refs: readonly string[], options: { skip: boolean }) => CodeRead<Item>;
  /** The whole code of such a record in a text; null for any other text. Must be referentially stable. */
  readonly readCode: (text: string) => string | null;
  /** Codes of records, also of other kinds, that the search finds by a phone or a name. */
  readonly byContact: ReadonlySet<string>;
}

/** Codes of the list that the search names: by a whole code, by the end of a phone, or by a name. */
function useNamedCodes(
  search: string,
  { byContact, readCode }: Pick<LongList<ListedRecord, string>, 'byContact' | 'readCode'>,
): ReadonlySet<string> {
  return useMemo(
    () => new Set([...byContact, search].map(readCode).filter((code) => code !== null)),
    [byContact, readCode, search],
  );
}

const isKept = ({ state }: ListedRecord): boolean => state !== junk;

/**
 * The open record that no list has: it is over, or it has just left its list. Until it is read it is what the
 * list had last, so that its panel stays.
 */
function useElsewhere<Item extends ListedRecord>(
  openRef: string | null,
  listed: ReadonlyMap<string, Item>,
  isListRead: boolean,
  { useByCodeQuery, readCode }: Pick<LongList<Item, string>, 'useByCodeQuery' | 'readCode'>,
) {
  const inList = openRef === null ? undefined : listed.get(openRef);
  const [last, setLast] = useState(inList);
  if (inList && inList !== last) setLast(inList);
  const isSought = isListRead && openRef !== null && readCode(openRef) !== null && !inList;
  const { currentData, error } = useByCodeQuery([openRef ?? ''], { skip: !isSought });
  const isRead = currentData !== undefined || error !== undefined;
  const before = last?.ref === openRef ? last : undefined;
  if (!isSought) return { isLoading: false, record: undefined, error: undefined };
  return { isLoading: !isRead && !before, record: isRead ? currentData?.find(isKept) : before, error };
}

/**
 * Records of a list with a long history: all that are open; of the others those that the address asks for, by
 * their state, by a code, by the end of a phone, by a name, or as the open record.
 */
export function useLongList<Item extends ListedRecord, State extends string>(
  ways: DeskWays,
  list: LongList<Item, State>,
) {
  const { openRef, place } = ways;
  const { open, pastStates, useByCodeQuery } = list;
  const { shown: past, error: pastError } = usePastRecords(place, list);
  const named = useNamedCodes(place.search, list);
  const listed = useMemo(() => {
    const all = new Map(past.items.map((record) => [record.ref, record]));
    for (const record of open.all) all.set(record.ref, record);
    return all;
  }, [open.all, past.items]);

  // A list that was not read yet may hold them.
  const missing = open.isLoading ? [] : [...named].filter((ref) => !listed.has(ref)).sort();
  const sought = useByCodeQuery(missing, { skip: missing.length === 0 });
  const found = missing.length === 0 ? undefined : sought.currentData;
  const elsewhere = useElsewhere(openRef, listed, !open.isLoading, list);
  const all = useMemo(() => {
    const others = [...(found?.filter(isKept) ?? []), ...(elsewhere.record ? [elsewhere.record] : [])];
    return [...new Map([...others.map((record) => [record.ref, record] as const), ...listed]).values()];
  }, [listed, found, elsewhere.record]);
  const isOver = ({ state }: Item) => pastStates.some((over) => over === state);
  return {
    all,
    past,
    named,
    // The list of what is open can have some that are over, and still need somebody.
    openCount:
      past.state !== null
        ? null
        : place.state === junk
          ? undefined
          : open.all.filter((record) => !isOver(record)).length,
    error: open.error ?? pastError ?? sought.error ?? elsewhere.error,
    isLoading: open.isLoading || elsewhere.isLoading,
  };
}
