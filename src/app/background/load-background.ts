import type { Deferred } from '@/shared/lib/actors';
import { isOnline } from '@/shared/lib/device';
import { loadOnce } from '../composition/load-once';
import { isLateFile, isMissingFile } from '../errors/missing-file';
import type { LoadPendingWrites } from '@/shared/pending-writes';
import type { LoadOutbox } from '@/shared/submission';
import type { Background } from './background-context';
import { createPersistentStart, type PersistentStart } from './keep-starting';
import type { BackgroundOptions } from './start-background';

/** Loads the background; `load` starts it before its scheduled time. */
export interface BackgroundLoader extends Deferred<Background>, PersistentStart {
  readonly load: () => Promise<Background>;
  readonly loadOutbox: LoadOutbox;
  readonly loadPendingWrites: LoadPendingWrites;
}

/** Creates the loader of the background, which has its own chunk, so that no page waits for it. */
export function createBackgroundLoader(options: BackgroundOptions): BackgroundLoader {
  let background: Background | null = null;
  const listeners = new Set<() => void>();
  const load = loadOnce(async () => {
    const [{ startBackground }] = await Promise.all([
      import(/* webpackChunkName: "background" */ './start-background'),
      options.loadWords(['background', 'install']),
    ]);
    background = startBackground(options);
    listeners.forEach((listener) => listener());
    return background;
  });
  const { start, gone } = createPersistentStart({
    load,
    isGone: (cause) => isMissingFile(cause) && !isLateFile(cause) && isOnline(),
    report: (cause) => (isOnline() ? options.report(cause) : options.log(cause)),
    wait: setTimeout,
  });
  return {
    load,
    start,
    gone,
    loadOutbox: async () => (await load()).outbox,
    loadPendingWrites: async () => (await load()).acts,
    read: () => background,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
