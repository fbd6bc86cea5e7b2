import type { KeyValueStore } from '@/shared/lib/storage';
import type { Leaving } from './observe-leaving';

/** Minimum time between two reloads of the same path for a missing file, in milliseconds (spec section 9). */
const reloadThrottleMs = 10_000;

const storageKey = 'lifeline.reload';

interface ReloadGuardOptions {
  /** Session storage. */
  readonly store: Pick<KeyValueStore, 'get' | 'set'>;
  readonly now: () => number;
  readonly reload: () => void;
  readonly leaving: Leaving;
}

/**
 * Reloads the page after a chunk failed to load, so that a tab from before a release gets the new files.
 * Returns false without a reload when the path was reloaded less than 10 s ago, or the time cannot be stored.
 * During navigation it waits until the page is restored, since a reload would cancel it. A full reload keeps
 * the fragment.
 */
export function createReloadGuard({ store, now, reload, leaving }: ReloadGuardOptions) {
  const readTimes = (): readonly (readonly [path: string, at: number])[] => {
    try {
      const stored: unknown = JSON.parse(store.get(storageKey) ?? '{}');
      const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
      return entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    } catch {
      // Invalid JSON. This runs while an error is shown and must not throw.
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
    // Without a stored time the reloads could loop.
    if (!store.set(storageKey, times)) return false;
    reload();
    return true;
  };
  return reloadFor;
}
