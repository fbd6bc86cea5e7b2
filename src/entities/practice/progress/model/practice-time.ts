import type { Answer } from './answer';

/**
 * Time of the next answer of a profile, in milliseconds: the clock of the device, but always after the last
 * answer. Where the clock is behind that answer, either it was set back or it was ahead before. Time then
 * continues from the last answer, so that what is due in two days is due in two days, not in a year.
 */
export function practiceTime(clock: number, last: Pick<Answer, 'at' | 'clock'> | undefined): number {
  if (!last || clock > last.at) return clock;
  const shift = last.at - (last.clock ?? last.at);
  return Math.max(clock + shift, last.at + 1);
}

const dayMs = 86_400_000;

/** The day of a time of practice, in days since the epoch. */
export const dayOfTime = (time: number): number => Math.floor(time / dayMs);

/** Whether a question that is due at a time comes back by the end of this day. */
export const isDueBy = (due: number, day: number): boolean => due < (day + 1) * dayMs;
