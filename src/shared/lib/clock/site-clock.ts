import { isOnline, observeReturn } from '../device';

const minuteMs = 60_000;

/** A small file of the site. The service worker leaves `HEAD` requests to the host. */
const askedFile = '/icon.svg';

/** A clock counts as right within this many milliseconds: answers take time. */
const toleranceMs = 5 * minuteMs;

/** An answer slower than this says too little. */
const slowestAnswerMs = 10_000;

/**
 * How far the clock of the device is behind that of the host, in whole minutes as milliseconds; negative when
 * it is ahead, and null when the answer does not tell.
 */
export function lagOf(answer: Pick<Headers, 'get'>, askedAt: number, answeredAt: number): number | null {
  const sent = Date.parse(answer.get('Date') ?? '');
  const isSlow = answeredAt - askedAt > slowestAnswerMs || answeredAt < askedAt;
  if (Number.isNaN(sent) || isSlow) return null;
  // A cache on the way says how many seconds it has kept the answer.
  const ageMs = (Number(answer.get('Age')) || 0) * 1000;
  const lag = sent + ageMs - (askedAt + answeredAt) / 2;
  return Math.abs(lag) < toleranceMs ? 0 : Math.round(lag / minuteMs) * minuteMs;
}

/** Requests the time of the host; null when it is not to be had. */
async function readLag(): Promise<number | null> {
  if (!isOnline()) return null;
  const askedAt = Date.now();
  try {
    const { ok, headers } = await fetch(`${askedFile}?at=${askedAt}`, { method: 'HEAD', cache: 'no-store' });
    return ok ? lagOf(headers, askedAt, Date.now()) : null;
  } catch {
    return null;
  }
}

let lagMs = 0;
let isAsking = false;
const followers = new Set<() => void>();

async function ask(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const found = await readLag();
  isAsking = false;
  if (found === null || found === lagMs) return;
  lagMs = found;
  for (const tell of followers) tell();
}

/** The last known lag; 0 until it is known. */
export const knownLag = (): number => lagMs;

/**
 * Calls back when the lag turns out to be another one. It is asked for now, and when somebody returns to the
 * page, perhaps from setting the clock. Returns a function that unsubscribes.
 */
export function followLag(onChange: () => void): () => void {
  followers.add(onChange);
  void ask();
  const stop = observeReturn(() => void ask());
  return () => {
    stop();
    followers.delete(onChange);
  };
}
