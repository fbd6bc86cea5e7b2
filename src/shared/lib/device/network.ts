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

/** How a browser is asked for a lock: `work` begins once it is there. */
type Ask<Result> = (work: () => Promise<Result>) => Promise<Result | null>;

/**
 * Safari takes the locks of a page back when it is left, and rejects what waits for them, also where it shows the page again later.
 * Work that had begun goes on by itself then, and its outcome counts; what had not begun is asked for once more.
 * @param waiting ends the wait when it aborts: then nothing is asked for again
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
 * Runs `work` in one tab at a time, by a lock that the browser gives back when a tab dies. The oldest browsers that we
 * serve have no such lock, and there the tabs are not kept apart.
 */
export async function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  return (await overLeaving<Result>((begin) => locks.request(name, begin), work)) as Result;
}

/**
 * Like `inOneTab`, but waits for the lock for `waitMs` milliseconds at most; null when another tab, or this one, still has it then.
 */
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
 * Takes a lock that is held until it is given back or the tab dies. Gives what gives it back; null when another has it after
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

/** The browser's service workers; null where it has none, or does not allow them here. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return serviceWorker ?? null;
}
