import * as v from 'valibot';
import { daysShape, distinct } from '@/shared/fields';
import { weekdays } from '@/shared/ghana';

type Weekday = (typeof weekdays)[number];

/** A part of a day, in minutes since midnight in Accra. */
export interface WorkingSpan {
  readonly from: number;
  readonly to: number;
}

/** When a counsellor works. Breaks are gaps between the spans of a day. */
export interface WorkingHours {
  readonly weekly: Readonly<Record<Weekday, readonly WorkingSpan[]>>;
  /** Days with other hours than their weekday; without spans a day off. */
  readonly exceptions: readonly { readonly date: string; readonly spans: readonly WorkingSpan[] }[];
  /** First and last day without talks. */
  readonly away: { readonly from: string; readonly until: string } | null;
  readonly talkMinutes: 30 | 45 | 60;
  /** Rest after a talk. Both together fit into an hour. */
  readonly bufferMinutes: number;
}

const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const span = `${clock}-(?:${clock}|24:00)`;
const day = String.raw`20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;

/**
 * Stored working hours. Spans are texts, since the database rules cannot look into a list of maps:
 * `mon/08:00-12:00`; a day with other hours is `2026-12-23/08:00-12:00,13:00-15:00`, a day off its date.
 */
export const workingHoursSchema = v.strictObject({
  weekly: v.pipe(
    v.array(v.pipe(v.string(), v.regex(new RegExp(`^(?:${weekdays.join('|')})/${span}$`)))),
    v.maxLength(28),
    distinct(),
  ),
  exceptions: v.pipe(
    v.array(v.pipe(v.string(), v.regex(new RegExp(`^${day}(?:/${span}(?:,${span}){0,3})?$`)))),
    v.maxLength(60),
    distinct(),
  ),
  away: v.union([v.literal(''), v.pipe(v.string(), v.regex(daysShape))]),
  talkMinutes: v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(60), v.multipleOf(15)),
  bufferMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
});

export type StoredHours = v.InferOutput<typeof workingHoursSchema>;

/** Whether a talk and the rest after it fit into an hour, which is one slot. */
export const fitIntoHour = ({ talkMinutes, bufferMinutes }: StoredHours): boolean =>
  talkMinutes + bufferMinutes <= 60;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const spanText = ({ from, to }: WorkingSpan): string => `${clockOf(from)}-${clockOf(to)}`;

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

function spanOf(text: string): WorkingSpan {
  const [from = '', to = ''] = text.split('-');
  return { from: minutesOf(from), to: minutesOf(to) };
}

const byStart = (one: WorkingSpan, other: WorkingSpan): number => one.from - other.from;

/** Working hours as they are stored. */
export function storeHours(hours: WorkingHours): StoredHours {
  const { weekly, exceptions, away, talkMinutes, bufferMinutes } = hours;
  return {
    weekly: weekdays.flatMap((weekday) => weekly[weekday].map((one) => `${weekday}/${spanText(one)}`)),
    exceptions: exceptions.map(({ date, spans }) =>
      spans.length === 0 ? date : `${date}/${spans.map(spanText).join(',')}`,
    ),
    away: away === null ? '' : `${away.from}/${away.until}`,
    talkMinutes,
    bufferMinutes,
  };
}

/** Working hours of a stored profile. */
export function readHours({
  weekly,
  exceptions,
  away,
  talkMinutes,
  bufferMinutes,
}: StoredHours): WorkingHours {
  const [from, until] = away.split('/');
  return {
    weekly: Object.fromEntries(
      weekdays.map((weekday) => [
        weekday,
        weekly
          .filter((text) => text.startsWith(`${weekday}/`))
          .map((text) => spanOf(text.slice(4)))
          .sort(byStart),
      ]),
    ) as unknown as WorkingHours['weekly'],
    exceptions: exceptions.map((text) => {
      const [date = '', spans] = text.split('/');
      return { date, spans: spans === undefined ? [] : spans.split(',').map(spanOf).sort(byStart) };
    }),
    away: from === undefined || until === undefined ? null : { from, until },
    talkMinutes: talkMinutes as WorkingHours['talkMinutes'],
    bufferMinutes,
  };
}
