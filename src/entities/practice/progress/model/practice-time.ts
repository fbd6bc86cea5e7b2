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
