import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { DeskWays } from '@/shared/desk';

interface RowKeysOptions {
  view: RefObject<HTMLElement | null>;
  /** Takes the focus when the view opens and nothing else has it. */
  heading: RefObject<HTMLElement | null>;
  closed: DeskWays['closed'];
  /** Whether the rows are there. */
  isReady: boolean;
  onHelp: () => void;
}

/** Where letters are typed, or have a meaning of their own. */
const keepsKeys = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="listbox"]';

/** Whether nothing in particular has the focus: a page that opens gives it to its main part. */
const isFree = (active: Element | null): boolean =>
  active === null || active === document.body || active.id === 'main';

/**
 * Keyboard of the rows: j, k, the arrow keys, Home and End move, `?` shows the list of keys, and Enter opens
 * by itself, as rows are links. Only while the focus is in the view or nowhere, so that single letters do not
 * disturb other parts. After a record closes, the focus returns to its row.
 */
export function useRowKeys({ view, heading, closed, isReady, onHelp }: RowKeysOptions): void {
  const links = () => Array.from(view.current?.querySelectorAll<HTMLElement>('[data-row] a') ?? []);
  const returned = useRef<DeskWays['closed']>(null);

  useEffect(() => {
    if (closed === null && isFree(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [heading, closed]);

  useEffect(() => {
    if (!isReady || closed === null || closed === returned.current) return;
    returned.current = closed;
    if (!isFree(document.activeElement)) return;
    const row = Array.from(view.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []).find(
      ({ dataset }) => dataset.row === closed.closedRef,
    );
    const place = row?.querySelector('a') ?? heading.current;
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [view, heading, isReady, closed]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(keepsKeys) !== null) return;
    if (!isFree(target) && view.current?.contains(target) !== true) return;
    if (key === '?') {
      event.preventDefault();
      onHelp();
      return;
    }
    const all = links();
    // Without rows the arrow keys scroll the page; with Shift they select text.
    if (shiftKey || all.length === 0) return;
    const goal = goalOf(
      key,
      all.findIndex((link) => link === target),
      all.length - 1,
    );
    if (goal === undefined) return;
    event.preventDefault();
    all[goal]?.focus({ preventScroll: true });
    all[goal]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Row that a key leads to; undefined for other keys. @param index -1 where no row has the focus */
function goalOf(key: string, index: number, last: number): number | undefined {
  if (key === 'j' || key === 'ArrowDown') return Math.min(index + 1, last);
  if (key === 'k' || key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
