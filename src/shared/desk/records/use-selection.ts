import { useCallback, useMemo, useState } from 'react';
import { junk } from '@/shared/lib/lifecycle';
import type { DeskRecord } from './desk-record';
import type { DeskWays } from '../address/desk-ways';
import { isSelectable, mostAtOnce } from './selectable';

/** Selected records of a list, for a bulk action. */
export interface Selection {
  /** Whether the list shows checkboxes. */
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** Records that “select all” selects, in list order. */
  readonly offered: readonly DeskRecord[];
  /** Selected records that the list shows. Hidden ones are never part of an action. */
  readonly chosen: readonly DeskRecord[];
  readonly has: (ref: string) => boolean;
  readonly select: (ref: string, isSelected: boolean) => void;
  readonly selectAll: (isSelected: boolean) => void;
}

const noRecords: readonly DeskRecord[] = [];
const noRefs: ReadonlySet<string> = new Set();

/** Selection state of a list. The junk view always shows checkboxes. */
export function useSelection({ place }: DeskWays, shown: readonly DeskRecord[]): Selection {
  const [isAsked, setOn] = useState(false);
  const [held, setHeld] = useState({ state: place.state, refs: noRefs });
  const { state } = place;
  // Clear the selection when the filter changes, because the actions differ.
  const refs = held.state === state ? held.refs : noRefs;
  const isOn = isAsked || state === junk;
  const selectable = useMemo(() => (isOn ? shown.filter(isSelectable) : noRecords), [isOn, shown]);
  const offered = useMemo(() => selectable.slice(0, mostAtOnce), [selectable]);
  const chosen = useMemo(() => selectable.filter(({ ref }) => refs.has(ref)), [selectable, refs]);
  const select = useCallback(
    (ref: string, isSelected: boolean) =>
      setHeld((known) => {
        const next = new Set(known.state === state ? known.refs : noRefs);
        if (isSelected) next.add(ref);
        else next.delete(ref);
        return { state, refs: next };
      }),
    [state],
  );
  const setRefs = (next: ReadonlySet<string>) => setHeld({ state, refs: next });
  return {
    isOn,
    setOn: (isNowOn) => {
      setOn(isNowOn);
      setRefs(noRefs);
    },
    offered,
    chosen,
    has: (ref) => refs.has(ref),
    select,
    selectAll: (isSelected) => setRefs(isSelected ? new Set(offered.map(({ ref }) => ref)) : noRefs),
  };
}
