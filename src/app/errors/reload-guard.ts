import type { KeyValueStore } from '@/shared/lib/storage';
import type { Leaving } from './observe-leaving';

/** A page is reloaded for a missing file at most once in this time, by path (spec section 9). */
const reloadThrottleMs = 10_000;

const storageKey = 'lifeline.reload';

interface ReloadGuardOptions {
  /** Of this tab. */
  readonly store: Pick<KeyValueStore, 'get' | 'set'>;
  readonly now: () => number;
  readonly reload: () => void;
  readonly leaving: Leaving;
}

/**
 * Reloads the page at `path` after one of its files could not be loaded, so that a tab from before a release finds the
 * new files. Says false, and does nothing, when that was tried less than 10 s ago or cannot be remembered. A page that is being left
 * is reloaded when it is shown again: a reload now would keep the browser from going. Only a true reload keeps the code behind
 * the hash.
 */
export function createReloadGuard({ store, now, reload, leaving }: ReloadGuardOptions) {
  const readTimes = (): readonly (readonly [path: string, at: number])[] => {
    try {
      const stored: unknown = JSON.parse(store.get(storageKey) ?? '{}');
      const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
      return entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    } catch {
      // Something else wrote there, or half of it was lost. This runs while an error is shown: it must not throw another.
      return [];
    }
  };
  const reloadFor = (path: string): boolean => {
    if (leaving.isUnderWay()) {
      leaving.onReturn(() => void reloadFor(path));
      return false;
    }
    const recent = readTimes().filter(([, at]) => now() - at < reloadThrottleMs);
    if (recent.some(([known]) => known === path)) return false;
    const times = JSON.stringify(Object.fromEntries([...recent, [path, now()]]));
    // What cannot be remembered could go on for ever.
    if (!store.set(storageKey, times)) return false;
    reload();
    return true;
  };
  return reloadFor;
}
