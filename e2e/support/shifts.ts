import type { Page } from './test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

export interface SeenShift {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** In the page: keeps every layout shift in `window.shifts`. */
export function recordShifts() {
  const shifts: SeenShift[] = [];
  Object.assign(window, { shifts });
  const rect = ({ x, y, width, height }: DOMRect) => `${x} ${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const text = (element?.outerHTML ?? 'a removed node').slice(0, 120);
        return `${text}: ${rect(previousRect)} → ${rect(currentRect)}`;
      });
      shifts.push({ startTime, value, hadRecentInput, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Layout shifts since the document was parsed: before, a row moves with each item that arrives. */
export const shiftsSinceParsed = (page: Page): Promise<readonly SeenShift[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { shifts } = window as unknown as { shifts: SeenShift[] };
    return shifts.filter(({ startTime }) => startTime > (navigation?.domInteractive ?? 0));
  });
