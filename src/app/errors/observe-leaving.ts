/** Whether the browser is navigating away from this page. */
export interface Leaving {
  readonly isUnderWay: () => boolean;
  /** Calls back once, when the page is restored from the back-forward cache. */
  readonly onReturn: (listener: () => void) => void;
}

/**
 * Observes navigation. Once another page is requested, Safari and Firefox abort pending requests, which then
 * look like missing files. Links such as `tel:` also fire `beforeunload` but keep the page, so the next touch
 * resets the state.
 */
export function observeLeaving(events: Pick<EventTarget, 'addEventListener'>): Leaving {
  let isUnderWay = false;
  const listeners: (() => void)[] = [];
  const stay = () => {
    isUnderWay = false;
  };

  events.addEventListener('beforeunload', () => {
    isUnderWay = true;
  });
  events.addEventListener('pointerdown', stay, { capture: true });
  events.addEventListener('keydown', stay, { capture: true });
  events.addEventListener('pageshow', () => {
    stay();
    for (const listener of listeners.splice(0)) listener();
  });

  return { isUnderWay: () => isUnderWay, onReturn: (listener) => void listeners.push(listener) };
}
