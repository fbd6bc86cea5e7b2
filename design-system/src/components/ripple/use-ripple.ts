import { useEffect, type RefObject } from 'react';

const loadRipple = () => import(/* webpackChunkName: "ripple" */ './attach-ripple');

/**
 * Gives the element of `ref` a ripple for as long as it is on the page, from the first touch of any element on: its code
 * comes then, because no page needs it to be shown.
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
        // Without network a button works without it.
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
