import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Up to this many rows are all rendered, so that the browser's find-in-page works. */
const mostDrawn = 60;

/** Rows rendered above and below the viewport. */
const overscan = 12;

/** A rendered row, and the height of the spacer above it. */
export interface DrawnRow {
  readonly index: number;
  readonly gap: number;
}

export interface RowWindowOptions {
  /** Key of each row, in order. Must be referentially stable. */
  readonly keys: readonly string[];
  /** Encloses the rows. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Index of a row that stays rendered with its neighbours, because Tab comes back to it; or -1. */
  readonly kept: number;
  /** Estimated height of a row in pixels. */
  readonly usualHeight: number;
}

/**
 * Virtualises a long list. Renders the rows near the viewport, and the kept row with its neighbours. Renders
 * all rows for printing.
 */
export function useRowWindow({ keys, frame, kept, usualHeight }: RowWindowOptions) {
  const isPrinted = usePrinted();
  const top = useTop(frame);
  const isWindow = keys.length > mostDrawn && !isPrinted;

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: isWindow ? keys.length : 0,
    overscan,
    scrollMargin: top,
    useFlushSync: false,
    onChange: keepPlace,
    estimateSize: () => usualHeight,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: useCallback((range: Range) => withKept(range, kept), [kept]),
    // A list hidden behind an open record has no height; keep the measured one.
    measureElement: (row, entry, { measurementsCache, indexFromElement }) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight) ||
      (measurementsCache[indexFromElement(row)]?.size ?? usualHeight),
  });

  useEffect(() => virtualizer.measure(), [virtualizer, usualHeight]);

  const items = virtualizer.getVirtualItems();
  const ends = [top, ...items.map(({ end }) => end)];
  return {
    isWindow,
    drawn: isWindow
      ? items.map(({ index, start }, place): DrawnRow => ({ index, gap: start - (ends[place] ?? start) }))
      : keys.map((_key, index): DrawnRow => ({ index, gap: 0 })),
    /** Height of the spacer below the last row. */
    rest: isWindow ? top + virtualizer.getTotalSize() - (ends.at(-1) ?? 0) : 0,
    /** First row in the viewport. */
    firstSeen: (isWindow ? virtualizer.range?.startIndex : undefined) ?? 0,
    measureRow: virtualizer.measureElement,
    /** Scrolls a row into view unless it is visible. */
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
 * Keeps the visible rows in place when a row above turns out higher than estimated. Does nothing while the
 * virtualiser's scroll offset is stale, such as after Tab has scrolled the page: the adjustment would undo
 * that.
 */
function keepPlace(virtualizer: Virtualizer<Window, HTMLElement>): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _change, { scrollOffset }) =>
    scrollOffset !== null && Math.abs(window.scrollY - scrollOffset) < 2 && end <= scrollOffset;
}

function withKept(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (index < 0) return indexes;
  const kept = [index - 1, index, index + 1].filter((place) => place >= 0 && place < range.count);
  return [...new Set([...indexes, ...kept])].sort((one, other) => one - other);
}

/** Document offset of an element. Changes only with the height of the page. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { top: fromView = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {};
      // Ignore hidden elements.
      if (height > 0) setTop(Math.round(fromView + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/** Whether the page is being printed. `flushSync` renders all rows before the browser prints. */
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
