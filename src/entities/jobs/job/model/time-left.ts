const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** Time until a post closes, rounded down so that nobody is told more than there is. */
export type TimeLeft =
  { readonly unit: 'minutes' } | { readonly unit: 'hours' | 'days'; readonly count: number };

/** Null when the time has passed. */
export function timeLeft(closesAt: string, now: Date): TimeLeft | null {
  const ms = Date.parse(closesAt) - now.getTime();
  if (ms <= 0) return null;
  if (ms < hourMs) return { unit: 'minutes' };
  if (ms < 2 * dayMs) return { unit: 'hours', count: Math.floor(ms / hourMs) };
  return { unit: 'days', count: Math.floor(ms / dayMs) };
}

/** Whether a post closes within three days, so that it is marked. */
export function isClosingSoon(closesAt: string, now: Date): boolean {
  const ms = Date.parse(closesAt) - now.getTime();
  return ms > 0 && ms <= 3 * dayMs;
}
