/** Retry delays in milliseconds. */
const pauses = [5000, 15_000, 60_000, 300_000, 900_000] as const;

/** Minimum delay between two tries, in milliseconds, also for "Try now" in several tabs. */
const minimumPauseMs = 1000;

/** Retry delay after this many tries, in milliseconds. */
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];

/** Retry state of an item. */
export interface Tried {
  readonly tries?: number;
  /** When it was last tried in any tab, ISO 8601; absent before the first try. */
  readonly triedAt?: string;
}

/** When the next try is due, in milliseconds; null before the first try. */
export function dueAt({ tries = 0, triedAt }: Tried): number | null {
  return triedAt === undefined || tries === 0 ? null : Date.parse(triedAt) + pauseAfter(tries);
}

export interface RoundInput {
  /** Ignore retry delays: the network came back, or somebody asked. */
  readonly isPrompted: boolean;
}

/**
 * Whether the item may be tried now. The time of the last try is stored with it, so that tabs share one
 * delay.
 * @param now in milliseconds
 */
export function isDue(item: Tried, { isPrompted }: RoundInput, now: number): boolean {
  const due = dueAt(item);
  if (due === null) return true;
  const triedAt = Date.parse(item.triedAt ?? '');
  // The clock was set back: do not wait for the old time.
  if (triedAt > now) return true;
  return isPrompted ? now - triedAt >= minimumPauseMs : now >= due;
}
