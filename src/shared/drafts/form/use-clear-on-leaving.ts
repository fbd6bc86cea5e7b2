import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `clear` when somebody leaves the page, and again when the browser shows it as it was left: with Back the next
 * person on a shared phone would see what this one typed. Leaving the form inside the site ends it, and calls `forget`.
 */
export function useClearOnLeaving(clear: () => void, forget: () => void): void {
  const onLeave = useEffectEvent(clear);
  const onEnd = useEffectEvent(forget);
  useEffect(() => {
    // A page that is left is not drawn again before the browser puts it away.
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
