import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import { junk } from '@/shared/lib/lifecycle';
import type { DeskRecord } from '../records/desk-record';
import { mostAtOnce } from '../records/selectable';

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
  /** Selects a record, or no longer, and shows the checkboxes. */
  readonly select: (ref: string, isSelected: boolean) => void;
  readonly selectAll: (isSelected: boolean) => void;
}

/** What the table is told of the selection. */
export interface SelectionState extends Pick<Selection, 'isOn' | 'setOn'> {
  /** By reference code. May name records that the list does not show. */
  readonly selected: RowSelectionState;
  readonly change: (updater: Updater<RowSelectionState>) => void;
}

/** What the table knows of a row. */
interface SelectableRow {
  readonly original: DeskRecord;
  readonly getCanSelect: () => boolean;
  readonly getIsSelected: () => boolean;
}

const none: RowSelectionState = {};
const noRows: readonly SelectableRow[] = [];

/**
 * Selection of a list. It outlives a search, and ends with the filter, because the actions differ. The junk
 * view always shows checkboxes.
 */
export function useSelectionState(state: string): SelectionState {
  const [isAsked, setAsked] = useState(false);
  const [held, setHeld] = useState({ state, selected: none });
  const change = useCallback(
    (updater: Updater<RowSelectionState>) => {
      setAsked(true);
      setHeld((known) => ({
        state,
        selected: functionalUpdate(updater, known.state === state ? known.selected : none),
      }));
    },
    [state],
  );
  return {
    isOn: isAsked || state === junk,
    setOn: (isNowOn) => {
      setAsked(isNowOn);
      setHeld({ state, selected: none });
    },
    selected: held.state === state ? held.selected : none,
    change,
  };
}

/** @param rows of the table, in list order; must be referentially stable */
export function useSelection(
  { isOn, setOn, selected, change }: SelectionState,
  rows: readonly SelectableRow[],
): Selection {
  const selectable = useMemo(() => (isOn ? rows.filter((row) => row.getCanSelect()) : noRows), [isOn, rows]);
  const offered = useMemo(
    () => selectable.slice(0, mostAtOnce).map(({ original }) => original),
    [selectable],
  );
  const select = useCallback(
    (ref: string, isSelected: boolean) =>
      change(({ [ref]: _before, ...others }) => (isSelected ? { ...others, [ref]: true } : others)),
    [change],
  );
  return {
    isOn,
    setOn,
    offered,
    chosen: selectable.filter((row) => row.getIsSelected()).map(({ original }) => original),
    has: (ref) => selected[ref] === true,
    select,
    selectAll: (isSelected) =>
      change(isSelected ? Object.fromEntries(offered.map(({ ref }) => [ref, true])) : none),
  };
}
