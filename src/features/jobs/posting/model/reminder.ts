import type { Job } from '@/entities/jobs/job';
import { toCalendar } from '@/shared/lib/calendar';

export interface ReminderTexts {
  readonly title: string;
  readonly description: string;
  /** Address of the post. */
  readonly address: string;
}

/** Calendar file that reminds of a post two days before it closes. */
export function buildReminder(
  { code }: Pick<Job, 'code'>,
  startsAt: Date,
  texts: ReminderTexts,
  now: Date,
): string {
  const { host } = new URL(texts.address);
  return toCalendar([{ uid: `${code}@${host}`, startsAt, minutes: 30, ...texts }], now);
}
