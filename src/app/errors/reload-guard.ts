/** A page is reloaded for a missing file at most once in this time, by path (spec section 9). */
const reloadThrottleMs = 10_000;

const storageKey = 'lifeline.reload';

interface ReloadGuardOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: (path: string) => void;
}

/**
 * Reloads the page at `path` after one of its files could not be loaded, so that a tab from before a release finds the
 * new files. Says false, and does nothing, when that was tried less than 10 s ago.
 */
export function createReloadGuard({ storage, now, reload }: ReloadGuardOptions) {
  const readTimes = (): Record<string, number> => {
    const text = storage.getItem(storageKey);
    return text === null ? {} : (JSON.parse(text) as Record<string, number>);
  };
  return (path: string): boolean => {
    const recent = Object.entries(readTimes()).filter(([, at]) => now() - at < reloadThrottleMs);
    if (recent.some(([known]) => known === path)) return false;
    storage.setItem(storageKey, JSON.stringify(Object.fromEntries([...recent, [path, now()]])));
    reload(path);
    return true;
  };
}

/** Whether an error says that a file of the site could not be loaded. */
export function isMissingFile(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'ChunkLoadError';
}
