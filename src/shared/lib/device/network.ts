/** Calls back when the network comes and goes. Returns the unsubscriber. */
export function observeNetwork(onChange: (isOnline: boolean) => void): () => void {
  const found = () => onChange(true);
  const lost = () => onChange(false);
  window.addEventListener('online', found);
  window.addEventListener('offline', lost);
  return () => {
    window.removeEventListener('online', found);
    window.removeEventListener('offline', lost);
  };
}

/** Calls back when the person comes back to this tab. Returns the unsubscriber. */
export function observeReturn(onReturn: () => void): () => void {
  const listener = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

/** Whether the network is of the slowest kind; browsers that do not tell are taken to be faster. */
export function isSlowestNetwork(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return connection?.effectiveType === 'slow-2g';
}

/**
 * Runs `work` in one tab at a time, by a lock that the browser gives back when a tab dies. The oldest browsers that we
 * serve have no such lock, and there the tabs are not kept apart.
 */
export async function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? await locks.request(name, work) : work();
}

/** The browser's service workers; null where it has none, or does not allow them here. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return serviceWorker ?? null;
}
