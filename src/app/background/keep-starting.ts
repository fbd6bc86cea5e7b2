import type { Deferred } from '@/shared/lib/actors';

/** Retry delay after the first failure, in milliseconds; doubled after each further one. */
const firstPauseMs = 20_000;

const maximumPauseMs = 600_000;

/** After this many failures a missing file counts as removed. */
const triesUntilGone = 3;

interface KeepStartingOptions {
  readonly load: () => Promise<unknown>;
  /** Whether an error means that the file is no longer on the server, rather than a network problem. */
  readonly isGone: (cause: unknown) => boolean;
  readonly report: (cause: unknown) => void;
  /** Schedules a callback after `ms` milliseconds. */
  readonly wait: (again: () => void, ms: number) => unknown;
}

/** A start with retries until it succeeds. */
export interface PersistentStart {
  readonly start: () => void;
  /** Set when only a reload helps: a release has removed the file that this page requests. */
  readonly gone: Deferred<true>;
}

/**
 * Loads something that no page waits for, with exponential backoff until it succeeds. When a release has
 * removed the file, `gone` asks for a reload while the retries continue.
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
    wait(start, Math.min(firstPauseMs * 2 ** tries, maximumPauseMs));
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
