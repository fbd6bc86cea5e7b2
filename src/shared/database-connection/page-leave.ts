/** Whether the page is active, or in the back-forward cache. */
export interface PageLeave {
  /** Resolves at once while the page is active, else when it is restored. */
  readonly back: () => Promise<void>;
  /**
   * Calls back synchronously when the page is left; no other code of the page runs after it. Returns a
   * function that unsubscribes.
   */
  readonly onLeave: (leave: () => void) => () => void;
}

/**
 * Observes a window. Only a page that enters the back-forward cache (`persisted`) is away; the browser ends
 * the transactions of any other. A service worker is never left.
 */
export function observePageLeave(events: Pick<EventTarget, 'addEventListener'>): PageLeave {
  let away: { readonly until: Promise<void>; readonly end: () => void } | null = null;
  const leavers = new Set<() => void>();
  const isPersisted = (event: Event) => 'persisted' in event && event.persisted === true;

  events.addEventListener('pagehide', (event) => {
    if (!isPersisted(event) || away) return;
    let end = () => {};
    const until = new Promise<void>((resolve) => {
      end = resolve;
    });
    away = { until, end };
    leavers.forEach((leave) => leave());
  });
  events.addEventListener('pageshow', () => {
    away?.end();
    away = null;
  });

  return {
    back: () => away?.until ?? Promise.resolve(),
    onLeave(leave) {
      leavers.add(leave);
      return () => leavers.delete(leave);
    },
  };
}
