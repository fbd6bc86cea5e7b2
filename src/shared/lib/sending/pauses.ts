/** Milliseconds between two tries of what did not get through. */
const pauses = [5000, 15_000, 60_000, 300_000, 900_000] as const;

/** However often somebody presses "Try now", in how many tabs: so many milliseconds lie between two tries. */
const leastPauseMs = 1000;

/** How long to wait after so many tries, in milliseconds. */
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];

/** What is known of the tries of something that waits. */
export interface Tried {
  readonly tries?: number;
  /** When it was tried last, in any tab, ISO-8601; absent before the first try. */
  readonly triedAt?: string;
}

/** When it is to be tried again, in milliseconds; null for what was never tried. */
export function dueAt({ tries = 0, triedAt }: Tried): number | null {
  return triedAt === undefined || tries === 0 ? null : Date.parse(triedAt) + pauseAfter(tries);
}

export interface RoundInput {
  /** The network came back or somebody asked for it: what waits for its pause is tried as well. */
  readonly isPrompted: boolean;
}

/**
 * Whether it may be tried now. The time of the last try lies with the item, so that two tabs keep one pause.
 * @param now in milliseconds
 */
export function isDue(item: Tried, { isPrompted }: RoundInput, now: number): boolean {
  const due = dueAt(item);
  if (due === null) return true;
  const triedAt = Date.parse(item.triedAt ?? '');
  // A clock that was set back must not hold anything for years.
  if (triedAt > now) return true;
  return isPrompted ? now - triedAt >= leastPauseMs : now >= due;
}
