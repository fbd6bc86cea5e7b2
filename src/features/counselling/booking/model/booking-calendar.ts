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

type Dated = Pick<Booking, 'createdAt' | 'updatedAt'>;

/**
 * Version of a talk for calendars: the seconds from its creation to its last change, by the clock of the
 * backend. Every change raises it, whoever makes it; `moves` counts only those by whoever booked.
 */
const sequenceOf = ({ createdAt, updatedAt }: Dated): number =>
  Math.max(0, Math.ceil((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000));

type Moved = Pick<Booking, 'moves' | 'movedAt' | 'updatedAt' | 'wantsSooner' | 'next'>;

/**
 * Whether a talk has another time than when it was booked, so that a saved entry is out of date. A move by
 * the counsellor is a change without a transition, as asking for an earlier call and a further talk are.
 */
export const isMovedTalk = ({ moves, movedAt, updatedAt, wantsSooner, next }: Moved): boolean =>
  moves > 0 || (updatedAt !== movedAt && !wantsSooner && next === '');

/**
 * Calendar file of a talk. Calendars are shared, so that it has neither the topic nor the code, which opens
 * the booking: its identifier is a hash of the code. A move by anybody raises the sequence, so that a
 * calendar replaces the entry.
 */
export async function buildAppointment(
  booking: Pick<Booking, 'ref' | 'start'> & Dated,
  minutes: number,
  texts: AppointmentTexts,
  now: Date,
): Promise<string> {
  const { ref, start } = booking;
  const { host } = new URL(texts.address);
  const uid = `${(await sha256Of(`appointment ${ref}`)).slice(0, 32)}@${host}`;
  const startsAt = new Date(start);
  const sequence = sequenceOf(booking);
  return toCalendar([{ uid, startsAt, minutes, sequence, alarmMinutes, ...texts }], now);
}
