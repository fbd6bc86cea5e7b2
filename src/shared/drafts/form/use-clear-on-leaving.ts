import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `clear` when the person leaves the page, and when the browser restores it from the back-forward
 * cache: with Back, the next person on a shared phone would see the values. Calls `forget` on unmount.
 */
export function useClearOnLeaving(clear: () => void, forget: () => void): void {
  const onLeave = useEffectEvent(clear);
  const onEnd = useEffectEvent(forget);
  useEffect(() => {
    // Flush synchronously: the browser does not render a page again after `pagehide`.
    const hide = () => flushSync(() => onLeave());
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) onLeave();
    };
    addEventListener('pagehide', hide);
    addEventListener('pageshow', show);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', show);
      onEnd();
    };
  }, []);
}
