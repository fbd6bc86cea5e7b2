import type { Job } from '@/entities/jobs/job';

/** A reminder comes this many milliseconds before the closing time: two days. */
const beforeMs = 172_800_000;

/** When to be reminded of a post; null when that is over. */
export function reminderTime({ closesAt }: Pick<Job, 'closesAt'>, now: Date): Date | null {
  const time = new Date(Date.parse(closesAt) - beforeMs);
  return time > now ? time : null;
}
