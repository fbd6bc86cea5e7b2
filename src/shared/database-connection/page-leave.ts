/** Whether somebody looks at this page, or has left it and may come back to it as it was. */
export interface PageLeave {
  /** Settles at once while the page is here, else when it is shown again. */
  readonly back: () => Promise<void>;
  /** Calls back at the moment of leaving; nothing else of the page runs after it. Returns the unsubscriber. */
  readonly onLeave: (leave: () => void) => () => void;
}

/**
 * Follows one window. Only a page that the browser may keep for *Back* (`persisted`) is away: any other ends here, and the
 * browser itself ends what it had begun. A service worker has no pages to leave, and never is.
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
