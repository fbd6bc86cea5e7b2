/** Calls back when the network state changes. Returns a function that unsubscribes. */
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

/** Calls back when the tab becomes visible or focused. Returns a function that unsubscribes. */
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

/** Whether the connection is `slow-2g`. False when the browser does not expose it. */
export function isSlowestNetwork(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return connection?.effectiveType === 'slow-2g';
}

/** Requests a lock: `work` starts once it is granted. */
type Ask<Result> = (work: () => Promise<Result>) => Promise<Result | null>;

/**
 * Handles Safari, which rejects locks and pending requests when a page is left, even if it is restored later.
 * Work that had started continues, and its result counts; a pending request is repeated once.
 * @param waiting the caller's timeout; no retry after it aborts
 */
async function overLeaving<Result>(
  ask: Ask<Result>,
  work: () => Promise<Result>,
  waiting?: AbortSignal,
): Promise<Result | null> {
  let begun: Promise<Result> | null = null;
  const beginOnce = () => (begun = work());
  const askOnce = async () => {
    try {
      return { outcome: await ask(beginOnce) };
    } catch (cause) {
      if (begun) return { outcome: await begun };
      const isTakenBack = cause instanceof DOMException && cause.name === 'AbortError' && !waiting?.aborted;
      if (isTakenBack) return null;
      throw cause;
    }
  };
  const answer = (await askOnce()) ?? { outcome: await ask(beginOnce) };
  return answer.outcome;
}

/**
 * Runs `work` under a Web Lock, in one tab at a time. The browser releases the lock when a tab dies. The
 * oldest supported browsers have no locks: there the work runs at once.
 */
export async function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  return (await overLeaving<Result>((begin) => locks.request(name, begin), work)) as Result;
}

/** Like `inOneTab`, but waits at most `waitMs` milliseconds for the lock; null when it is still held then. */
export async function ifFree<Result>(
  name: string,
  work: () => Promise<Result>,
  waitMs = 0,
): Promise<Result | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  if (waitMs === 0) {
    return overLeaving<Result>(
      (begin) => locks.request(name, { ifAvailable: true }, (lock) => (lock ? begin() : null)),
      work,
    );
  }
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), waitMs);
  try {
    return await overLeaving<Result>(
      (begin) =>
        locks.request(name, { signal: waiting.signal }, () => {
          clearTimeout(timer);
          return begin();
        }),
      work,
      waiting.signal,
    );
  } catch (cause) {
    if (waiting.signal.aborted) return null;
    throw cause;
  }
}

/**
 * Takes a lock until it is released or the tab dies. Resolves with the release function, or null after
 * `waitMs` milliseconds.
 */
export function holdLock(name: string, waitMs: number): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<true>((release) => resolve(() => release(true)));
    ifFree(name, hold, waitMs).then((held) => {
      if (held === null) resolve(null);
    }, reject);
  });
}

/** The service worker container; null when unsupported or not allowed here. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return serviceWorker ?? null;
}
