import { useCallback, useMemo, useState } from 'react';
import { junk } from '@/shared/lib/lifecycle';
import type { DeskRecord } from './desk-record';
import type { DeskWays } from '../address/desk-ways';
import { isSelectable, mostAtOnce } from './selectable';

/** Records of a list that are selected, to write something about all of them by one press. */
export interface Selection {
  /** Whether the list shows a checkbox beside each record. */
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** The records that the checkbox for all selects, in the order of the list. */
  readonly offered: readonly DeskRecord[];
  /** The selected ones: nothing is written about a record that the list does not show. */
  readonly chosen: readonly DeskRecord[];
  readonly has: (ref: string) => boolean;
  readonly select: (ref: string, isSelected: boolean) => void;
  readonly selectAll: (isSelected: boolean) => void;
}

const noRecords: readonly DeskRecord[] = [];
const noRefs: ReadonlySet<string> = new Set();

/** The selection of a list. Junk is there to be deleted, so that its checkboxes need no press before. */
export function useSelection({ place }: DeskWays, shown: readonly DeskRecord[]): Selection {
  const [isAsked, setOn] = useState(false);
  const [held, setHeld] = useState({ state: place.state, refs: noRefs });
  const { state } = place;
  // What was selected in one state of the records is not selected in another, where something else is done with it.
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
