import type { PlannedInterview } from '@/entities/tutor-application';
import { toCalendar } from '@/shared/lib/calendar';
import { sha256Of } from '@/shared/lib/digest';

interface InterviewTexts {
  readonly title: string;
  readonly description: string;
  /** Address of the page for codes, without one. */
  readonly address: string;
}

const [minutes, alarmMinutes] = [30, 60];

/**
 * Calendar file of an interview. It does not have the code: its identifier is a hash of it. Another time has
 * the same identifier and a higher sequence, so that a calendar replaces the entry.
 */
export async function buildInterview(
  ref: string,
  { start, sequence }: Pick<PlannedInterview, 'start' | 'sequence'>,
  texts: InterviewTexts,
  now: Date,
): Promise<string> {
  const { host } = new URL(texts.address);
  const uid = `${(await sha256Of(`interview ${ref}`)).slice(0, 32)}@${host}`;
  const event = { uid, startsAt: new Date(start), minutes, sequence, alarmMinutes, ...texts };
  return toCalendar([event], now);
}
