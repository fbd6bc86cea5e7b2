import type { Booking } from '@/entities/counselling/booking';
import { toCalendar } from '@/shared/lib/calendar';
import { sha256Of } from '@/shared/lib/digest';

export interface AppointmentTexts {
  readonly title: string;
  readonly description: string;
  /** Address of the page for codes, without one. */
  readonly address: string;
}

const alarmMinutes = 60;

/**
 * Calendar file of a talk. Calendars are shared, so that it has neither the topic nor the code, which opens
 * the booking: its identifier is a hash of the code. A move raises the sequence, so that a calendar replaces
 * the entry; a move by the counsellor has a later time stamp.
 */
export async function buildAppointment(
  { ref, start, moves }: Pick<Booking, 'ref' | 'start' | 'moves'>,
  minutes: number,
  texts: AppointmentTexts,
  now: Date,
): Promise<string> {
  const { host } = new URL(texts.address);
  const uid = `${(await sha256Of(`appointment ${ref}`)).slice(0, 32)}@${host}`;
  const startsAt = new Date(start);
  return toCalendar({ uid, startsAt, minutes, sequence: moves, alarmMinutes, ...texts }, now);
}
