import { useEffect, type RefObject } from 'react';

/** Space between the control that has the focus and the panel, in px. */
const gap = 8;

/**
 * Keeps the control that has the focus above a panel that sticks to the bottom of the screen: scrolls as far
 * as the panel covers it, when it gets the focus and when the panel grows.
 */
export function useUncoveredFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const uncover = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused)) return;
      const { top, bottom } = element.getBoundingClientRect();
      const control = focused.getBoundingClientRect();
      // A panel that stands in its place below the control covers nothing.
      const isCovered = control.top < bottom && control.bottom + gap > top;
      if (isCovered) scrollBy({ top: control.bottom + gap - top });
    };
    const observer = new ResizeObserver(uncover);
    observer.observe(element);
    const listening = new AbortController();
    addEventListener('focusin', uncover, { signal: listening.signal });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [panel]);
}
