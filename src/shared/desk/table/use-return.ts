import { useEffect, useRef, type RefObject } from 'react';
import type { DeskWays } from '../address/desk-ways';
import type { DeskRecord } from '../records/desk-record';

interface ReturnOptions {
  ways: DeskWays;
  rows: readonly DeskRecord[];
  body: RefObject<HTMLElement | null>;
  /** Scrolls a row into view unless it is visible. */
  show: (index: number) => void;
}

/**
 * After a record closes, shows its row and moves the focus there: on a small screen the list was hidden, and
 * some records take the place of the list. A row that is not drawn yet takes the focus once it is. The main
 * part takes it when the list no longer has the row. Does nothing when the focus was moved elsewhere.
 */
export function useReturn({ ways, rows, body, show }: ReturnOptions): void {
  const { openRef, closed } = ways;
  const last = useRef(openRef);
  const seen = useRef<DeskWays['closed']>(null);
  const pending = useRef<string | null>(null);
  useEffect(() => {
    if (openRef !== null) pending.current = null;
    else if (last.current !== null) pending.current = last.current;
    else if (closed !== seen.current) pending.current = closed?.closedRef ?? null;
    last.current = openRef;
    seen.current = closed;
    if (pending.current === null) return;
    const index = rows.findIndex(({ ref }) => ref === pending.current);
    if (index >= 0) show(index);
    const { activeElement } = document;
    const isFree = activeElement === document.body || body.current?.contains(activeElement) === true;
    const place =
      index < 0
        ? document.getElementById('main')
        : body.current?.querySelector<HTMLElement>(`tr[data-index="${String(index)}"] a`);
    if (!place) return;
    pending.current = null;
    if (isFree) place.focus({ preventScroll: index < 0 });
  });
}
