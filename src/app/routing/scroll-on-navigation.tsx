import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { prefersReducedMotion } from '@/shared/lib/device';
import { textOfHash } from '@/shared/routes';
import { scrollToTop } from './scroll';

/** Where each visited entry of the history was left, by its key. Lives as long as the tab's page. */
const leftAt = new Map<string, number>();

/** The element that the hash of the address names, if the page has it. */
function anchorOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(textOfHash(hash)) : null;
}

/**
 * After a navigation: to the anchor or to the top in 300 ms, back to where one was on Back, and the focus to the page,
 * so that keyboard and screen reader start at its beginning.
 */
export function ScrollOnNavigation() {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef({ pathname, isFirst: true });

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => void leftAt.set(key, window.scrollY);
  }, [key]);

  useEffect(() => {
    const { pathname: before, isFirst } = last.current;
    last.current = { pathname, isFirst: false };
    const anchor = anchorOf(hash);
    const isNewPage = before !== pathname;
    if (isNewPage && !anchor) document.getElementById('main')?.focus({ preventScroll: true });
    // The browser has opened the page where it should be; only an anchor that came later is still to be gone to.
    if (isFirst && !(anchor && window.scrollY === 0)) return;
    if (kind === NavigationType.Pop && !isFirst) {
      window.scrollTo(0, leftAt.get(key) ?? 0);
      return;
    }
    if (!anchor && !isNewPage) return;
    const top = anchor ? window.scrollY + anchor.getBoundingClientRect().top - 24 : 0;
    const stop = scrollToTop(top, { isReduced: prefersReducedMotion(), window });
    const byHand = new AbortController();
    for (const type of ['wheel', 'touchmove', 'keydown']) {
      window.addEventListener(type, stop, { passive: true, signal: byHand.signal });
    }
    return () => {
      stop();
      byHand.abort();
    };
  }, [key, pathname, hash, kind]);

  return null;
}
