import { useEffect, type RefObject } from 'react';

const loadRipple = () => import(/* webpackChunkName: "ripple" */ './attach-ripple');

/**
 * Adds a ripple to the element of `ref`. Its code loads on the first hover or focus, since rendering does not
 * need it.
 */
export function useRipple(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const waiting = new AbortController();
    let detach: (() => void) | null = null;
    let isGone = false;
    const attach = () => {
      waiting.abort();
      loadRipple().then(
        ({ attachRipple }) => {
          if (!isGone) detach = attachRipple(element);
        },
        // Offline the button works without a ripple.
        () => undefined,
      );
    };
    const options = { passive: true, signal: waiting.signal };
    for (const sign of ['pointerover', 'focus']) element.addEventListener(sign, attach, options);
    return () => {
      isGone = true;
      waiting.abort();
      detach?.();
    };
  }, [ref]);
}
