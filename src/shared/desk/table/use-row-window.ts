import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { observeMedia } from '@/shared/lib/device';
import type { DeskRecord } from '../records/desk-record';

/** So many rows are all drawn: the browser's own search then finds them, too. */
const mostDrawn = 60;

/** Rows kept ready above and below what is seen. */
const overscan = 12;

/** Height of a row before it is drawn: in the table, and as a block on a phone. */
const usualHeight = { table: 49, block: 110 };

/** From `record-table.module.css`: below, a row is a block. */
const blockQuery = '(max-width: 719px)';

/** A row that is drawn, and the empty height above it. */
export interface DrawnRow {
  readonly index: number;
  readonly gap: number;
}

/**
 * Which rows of a long list are drawn: those near what is seen of the page, and the one that has the focus, with its
 * neighbours, so that Tab goes on from it. All of them while the page is printed.
 */
export function useRowWindow(
  rows: readonly DeskRecord[],
  body: RefObject<HTMLTableSectionElement | null>,
  focusedRef: string | null,
) {
  const isPrinted = usePrinted();
  const isBlock = useMedia(blockQuery);
  const top = useTop(body);
  const focused = focusedRef === null ? -1 : rows.findIndex(({ ref }) => ref === focusedRef);
  const isWindow = rows.length > mostDrawn && !isPrinted;

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: isWindow ? rows.length : 0,
    overscan,
    scrollMargin: top,
    useFlushSync: false,
    onChange: keepPlace,
    estimateSize: () => (isBlock ? usualHeight.block : usualHeight.table),
    getItemKey: useCallback((index: number) => rows[index]?.ref ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused), [focused]),
    // A list that is hidden behind an opened record has no height; it keeps what it had.
    measureElement: (row, entry, { measurementsCache, indexFromElement }) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight) ||
      (measurementsCache[indexFromElement(row)]?.size ?? usualHeight.table),
  });

  useEffect(() => virtualizer.measure(), [virtualizer, isBlock]);

  const items = virtualizer.getVirtualItems();
  const ends = [top, ...items.map(({ end }) => end)];
  return {
    isWindow,
    drawn: isWindow
      ? items.map(({ index, start }, place): DrawnRow => ({ index, gap: start - (ends[place] ?? start) }))
      : rows.map((_row, index): DrawnRow => ({ index, gap: 0 })),
    /** The empty height below the last row. */
    rest: isWindow ? top + virtualizer.getTotalSize() - (ends.at(-1) ?? 0) : 0,
    measureRow: virtualizer.measureElement,
    /** Brings a row into view, unless it is. */
    show: useCallback(
      (index: number) => {
        const [offset = 0] = virtualizer.getOffsetForIndex(index, 'center') ?? [];
        const isSeen = Math.abs(offset - window.scrollY) < window.innerHeight / 2;
        if (!isSeen) window.scrollTo(0, offset);
      },
      [virtualizer],
    ),
  };
}

/**
 * What is seen stays in its place when a row above it turns out to be higher than was thought. Not while the page is
 * ahead of what the list knows, as when Tab has just scrolled it: that would be undone.
 */
function keepPlace(virtualizer: Virtualizer<Window, HTMLTableRowElement>): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _change, { scrollOffset }) =>
    scrollOffset !== null && Math.abs(window.scrollY - scrollOffset) < 2 && end <= scrollOffset;
}

function withFocused(range: Range, focused: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused < 0) return indexes;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...indexes, ...kept])].sort((one, other) => one - other);
}

/** Where an element begins on the page. It moves only when the height of the page changes. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { top: fromView = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {};
      // What is hidden is nowhere.
      if (height > 0) setTop(Math.round(fromView + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/** Whether the page is being printed: all rows are there before the browser looks. */
function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeprint', () => flushSync(() => setPrinted(true)), { signal });
    window.addEventListener('afterprint', () => setPrinted(false), { signal });
    return () => listening.abort();
  }, []);
  return isPrinted;
}

function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(false);
  useLayoutEffect(() => observeMedia(query, setHolds), [query]);
  return holds;
}
