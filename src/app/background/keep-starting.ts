import type { Deferred } from '@/shared/lib/actors';

/** The pause after the first failure, in milliseconds; each further one is twice as long. */
const firstPauseMs = 20_000;

const longestPauseMs = 600_000;

/** After so many tries a file that is missing will not come any more. */
const triesUntilGone = 3;

interface KeepStartingOptions {
  readonly load: () => Promise<unknown>;
  /** Whether a failure says that a file is not on the server any more, and not only that the network is slow or away. */
  readonly isGone: (cause: unknown) => boolean;
  readonly report: (cause: unknown) => void;
  /** Calls back after so many milliseconds. */
  readonly wait: (again: () => void, ms: number) => unknown;
}

/** A start that is tried until it succeeds. */
export interface PersistentStart {
  readonly start: () => void;
  /** Comes when only a reload can help: a release took the file away that this page still asks for. */
  readonly gone: Deferred<true>;
}

/**
 * Loads something that no page waits for, with growing pauses until it comes. A phone on a broken line is patient; a tab from
 * before a release is told that it should load anew, and tries on meanwhile.
 */
export function createPersistentStart({ load, isGone, report, wait }: KeepStartingOptions): PersistentStart {
  let tries = 0;
  let timesGone = 0;
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());

  const fail = (cause: unknown) => {
    report(cause);
    if (isGone(cause)) timesGone += 1;
    if (timesGone === triesUntilGone) announce();
    wait(start, Math.min(firstPauseMs * 2 ** tries, longestPauseMs));
    tries += 1;
  };
  const succeed = () => {
    timesGone = 0;
    announce();
  };
  const start = () => void load().then(succeed, fail);

  return {
    start,
    gone: {
      read: () => (timesGone >= triesUntilGone ? true : null),
      subscribe(onChange) {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    },
  };
}
