import type { KeyValueStore } from '@/shared/lib/storage';

/** A page is reloaded for a missing file at most once in this time, by path (spec section 9). */
const reloadThrottleMs = 10_000;

const storageKey = 'lifeline.reload';

interface ReloadGuardOptions {
  /** Of this tab. */
  readonly store: Pick<KeyValueStore, 'get' | 'set'>;
  readonly now: () => number;
  readonly reload: () => void;
}

/**
 * Reloads the page at `path` after one of its files could not be loaded, so that a tab from before a release finds the
 * new files. Says false, and does nothing, when that was tried less than 10 s ago or cannot be remembered. Only a true reload keeps the code
 * behind the hash.
 */
export function createReloadGuard({ store, now, reload }: ReloadGuardOptions) {
  const readTimes = (): Record<string, number> => {
    const text = store.get(storageKey);
    return text === null ? {} : (JSON.parse(text) as Record<string, number>);
  };
  return (path: string): boolean => {
    const recent = Object.entries(readTimes()).filter(([, at]) => now() - at < reloadThrottleMs);
    if (recent.some(([known]) => known === path)) return false;
    const times = JSON.stringify(Object.fromEntries([...recent, [path, now()]]));
    // What cannot be remembered could go on for ever.
    if (!store.set(storageKey, times)) return false;
    reload();
    return true;
  };
}
