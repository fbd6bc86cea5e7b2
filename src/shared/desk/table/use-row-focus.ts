import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { DeskWays } from '../address/desk-ways';
import type { DeskRecord } from '../records/desk-record';
import { isSelectable } from '../records/selectable';
import type { Selection } from './use-selection';

interface RowFocusOptions {
  rows: readonly DeskRecord[];
  body: RefObject<HTMLElement | null>;
  selection: Selection;
  ways: DeskWays;
}

/**
 * Keyboard of a list. The list is one stop of Tab (roving focus): the arrow keys, Home and End move between
 * rows, Enter opens, Space selects. A row that is not drawn yet is drawn before it takes the focus.
 */
export function useRowFocus({ rows, body, selection, ways }: RowFocusOptions) {
  /** The row that has the focus, or had it last: Tab comes back to it. */
  const [tabRef, setTabRef] = useState(ways.openRef ?? ways.closed?.closedRef ?? null);

  const move = (index: number, control: string) => {
    const row = rows[index];
    if (!row) return;
    flushSync(() => setTabRef(row.ref));
    const drawn = body.current?.querySelector(`tr[data-index="${index}"]`);
    const next = drawn?.querySelector<HTMLElement>(control) ?? drawn?.querySelector('a');
    next?.focus({ preventScroll: true });
    // The nearest place: the list would jump at each step if the row were centred.
    drawn?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const drawn = target.closest('tr');
    const index = Number(drawn?.dataset.index);
    const record = rows[index];
    if (!drawn || !record) return;
    const isBox = target instanceof HTMLInputElement;
    const goal = goalOf(key, index, rows.length - 1);
    if (goal !== undefined) move(goal, isBox ? 'input' : 'a');
    else if (key === 'Enter' && isBox) drawn.querySelector('a')?.click();
    else if (key === ' ' && !isBox && isSelectable(record))
      selection.select(record.ref, !selection.has(record.ref));
    // Space would scroll the page, also where a row cannot be selected.
    else if (key !== ' ' || isBox) return;
    event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent) => {
    const row = rows[Number(target.closest('tr')?.dataset.index)];
    if (row) setTabRef(row.ref);
  };

  return { tabRef, handlers: { onKeyDown, onFocus } };
}

/** Row that a key leads to; undefined for other keys. May be outside the list. */
function goalOf(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowDown') return index + 1;
  if (key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
