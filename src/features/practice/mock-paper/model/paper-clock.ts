/** Time of a paper, as it is stored. */
export interface PaperClock {
  /** Running time counted so far, in milliseconds. */
  readonly usedMs: number;
  /** When it was last counted, by the clock of the device; null while the paper is paused. */
  readonly at: number | null;
}

/** `held`: more time than was left passed without anybody watching; nothing of it was counted. */
export type ClockState = 'going' | 'over' | 'held';

/** Longest gap, in milliseconds, between two looks of an open page. A hidden one looks once a minute. */
const watchedMs = 90_000;

/**
 * Counts the time since the last look, from stored times: a sleeping phone, a killed browser and a slow timer
 * lose nothing. A clock that was set back counts nothing. A gap longer than the time left, with the page
 * closed or asleep, is more likely a changed clock or a forgotten phone: the paper stops where it was.
 */
export function countTime(
  clock: PaperClock,
  now: number,
  totalMs: number,
): { readonly clock: PaperClock; readonly state: ClockState } {
  const left = totalMs - clock.usedMs;
  if (clock.at === null) return { clock, state: left > 0 ? 'going' : 'over' };
  const gap = Math.max(0, now - clock.at);
  if (gap < left) return { clock: { usedMs: clock.usedMs + gap, at: now }, state: 'going' };
  if (gap <= watchedMs || left <= 0) return { clock: { usedMs: totalMs, at: null }, state: 'over' };
  return { clock: { usedMs: clock.usedMs, at: null }, state: 'held' };
}

/** Time left in minutes and seconds: `59:05`. A second that has begun counts. */
export function timeText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
