import { tutorOfNews } from '@/shared/device-database';

/** Who asks: an open page of the app, or the service worker in the background. */
export type Checker = 'page' | 'worker';

/** The checks of a day, counted for all tabs and the worker together. */
export interface CheckBook {
  /** `YYYY-MM-DD` in Africa/Accra, which is UTC. */
  readonly day: string;
  readonly checks: number;
  /** How many of these the worker made. */
  readonly byWorker: number;
  /** When the last one began, in milliseconds since the epoch; null when it has reached nothing. */
  readonly lastAt: number | null;
}

/**
 * A code of this phone, as its page was read here last; or the account of a tutor who is signed in here,
 * under its `accountNewsId`.
 */
export interface KeptCode {
  readonly code: string;
  /** When it was sent, or the account's offers were read here, ISO 8601. */
  readonly addedAt: string;
  /**
   * How many steps were read, or when an offer moved last, in milliseconds since the epoch: never fewer.
   */
  readonly steps: number;
  /** When the last step came, or the account's offers were read here, ISO 8601. */
  readonly movedAt: string;
}

/** Maximum number of checks in a day. */
export const maximumChecks = 6;

/** Of these, the worker leaves some to whoever opens the app. */
const maximumByWorker = 4;

/** Shortest time between two checks, in milliseconds: two hours. */
const pauseMs = 2 * 3_600_000;

/** Maximum number of codes in a check, each of which is one read. */
export const maximumCodes = 8;

/**
 * A code that has not moved for this long, or an account that was not opened here, is not asked about, in
 * milliseconds: 60 days.
 */
const restsAfterMs = 60 * 86_400_000;

/** Plans a check: the book with it, or null when none may be made now. */
export function planCheck(book: CheckBook | undefined, now: Date, by: Checker): CheckBook | null {
  const [day, at] = [now.toISOString().slice(0, 10), now.getTime()];
  const { checks, byWorker } = book?.day === day ? book : { checks: 0, byWorker: 0 };
  // A clock that was set back does not stop the checks of that day.
  const lastAt = book?.lastAt ?? null;
  const isRested = lastAt === null || Math.abs(at - lastAt) >= pauseMs;
  const isLeft = checks < maximumChecks && (by === 'page' || byWorker < maximumByWorker);
  if (!isRested || !isLeft) return null;
  return { day, checks: checks + 1, byWorker: byWorker + (by === 'worker' ? 1 : 0), lastAt: at };
}

/** What a check asks about, the newest first; an account does not count among the codes. */
export function codesToAsk(kept: readonly KeptCode[], now: Date): readonly KeptCode[] {
  const awake = kept
    .filter(({ movedAt }) => now.getTime() - Date.parse(movedAt) < restsAfterMs)
    .sort((one, other) => other.addedAt.localeCompare(one.addedAt));
  const accounts = awake.filter(({ code }) => tutorOfNews(code) !== null);
  return [...accounts, ...awake.filter((one) => !accounts.includes(one)).slice(0, maximumCodes)];
}
