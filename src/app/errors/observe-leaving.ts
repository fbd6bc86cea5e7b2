/** Whether the browser is about to show another page in the place of this one. */
export interface Leaving {
  readonly isUnderWay: () => boolean;
  /** Calls back once, when this page is shown again as it was left. A page that is not kept never is. */
  readonly onReturn: (listener: () => void) => void;
}

/**
 * Follows one window. From the moment another page is asked for, Safari and Firefox break off what this one still loads, as if
 * its files were missing. A link that opens a program, such as the telephone, begins in the same way and leaves the page here: the
 * next touch ends it.
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
