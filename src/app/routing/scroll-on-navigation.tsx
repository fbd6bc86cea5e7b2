import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { prefersReducedMotion } from '@/shared/lib/device';
import { textOfHash } from '@/shared/routes';
import { scrollToTop } from './scroll';

/** Scroll positions by history key, as long as the page lives. */
const leftAt = new Map<string, number>();

/** The element named by the fragment, if it exists. */
function anchorOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(textOfHash(hash)) : null;
}

/** The part of an area that the address names; null where it names none. */
const viewOf = (search: string) => new URLSearchParams(search).get('view');

/**
 * After navigation: scrolls to the fragment or the top in 300 ms, restores the position on Back, and focuses
 * the main element for keyboard and screen reader. A page that a link opens at a part shows the part itself.
 * Another view of an area begins at its top, too.
 */
export function ScrollOnNavigation() {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const view = viewOf(location.search);
  const isAtPart = (location.state as { place?: string } | null)?.place !== undefined;
  const kind = useNavigationType();
  const last = useRef({ pathname, isFirst: true });
  const lastView = useRef({ pathname, view });

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => void leftAt.set(key, window.scrollY);
  }, [key]);

  // In the commit that shows the view: a place in it that is waited for is scrolled to after that.
  useLayoutEffect(() => {
    const before = lastView.current;
    lastView.current = { pathname, view };
    if (before.pathname !== pathname || before.view === view || kind === NavigationType.Pop) return;
    window.scrollTo(0, 0);
  }, [pathname, view, kind]);

  useEffect(() => {
    const { pathname: before, isFirst } = last.current;
    last.current = { pathname, isFirst: false };
    const anchor = anchorOf(hash);
    const isNewPage = before !== pathname;
    if (isNewPage && !anchor) document.getElementById('main')?.focus({ preventScroll: true });
    // On the first load the browser has scrolled; scroll only to an element that was rendered later.
    if (isFirst && !(anchor && window.scrollY === 0)) return;
    if (kind === NavigationType.Pop && !isFirst) {
      window.scrollTo(0, leftAt.get(key) ?? 0);
      return;
    }
    if (isAtPart) {
      window.scrollTo(0, 0);
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
  }, [key, pathname, hash, kind, isAtPart]);

  return null;
}
