import { weekdays } from '@/shared/ghana';
import { dayNumberOf, dayOf, hourOfStart, startOfHour, weekdayIndexOf, type Weekday } from './calendar-days';

/** A part of a day, in minutes since midnight in Accra. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * When a counsellor works. Breaks are gaps between the spans of a day. The profile of a counsellor has the
 * same shape: entities do not import each other.
 */
export interface WorkingHours {
  readonly weekly: Readonly<Record<Weekday, readonly Span[]>>;
  /** Days with other hours than their weekday; without spans a day off. */
  readonly exceptions: readonly { readonly date: string; readonly spans: readonly Span[] }[];
  /** First and last day without talks. */
  readonly away: { readonly from: string; readonly until: string } | null;
  readonly talkMinutes: number;
  /** Rest after a talk. Both together fit into an hour, so that talks of two slots never overlap. */
  readonly bufferMinutes: number;
}

/** What the schedule reads of a counsellor. */
export interface ScheduledCounsellor {
  readonly id: string;
  readonly hours: WorkingHours;
  readonly ways: readonly string[];
  /** Room of talks in person. Counsellors who share it have the same one; empty for a place of their own. */
  readonly room: string;
}

/** An hour of a counsellor that a booking has taken, and its room if the talk is in person. */
export interface OccupiedSlot {
  readonly counsellor: string;
  readonly start: string;
  readonly room: string;
}

/** A time that can be booked, with the counsellors who are free then. */
export interface FreeSlot {
  /** Full hour in Accra, `2026-12-03T10:00Z`. */
  readonly start: string;
  readonly counsellors: readonly string[];
}

/** What free slots are computed from. */
export interface SlotSearch {
  readonly counsellors: readonly ScheduledCounsellor[];
  /** Days on which nobody works, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>;
  readonly taken: readonly OccupiedSlot[];
  /** How the talk takes place; only `in-person` needs a room. */
  readonly way: string;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly days: number;
  readonly now: Date;
}

const hourMs = 3_600_000;

/** How long before its start a slot is last offered: 2 hours. */
export const offerNoticeMs = 2 * hourMs;

/** How many days ahead the last slot lies. */
export const daysAhead = 90;

/** Hours of a day whose talk lies within a span. The rest after it may fall into a break. */
function hoursIn(spans: readonly Span[], talkMinutes: number): readonly number[] {
  const hours = new Set<number>();
  for (const { from, to } of spans) {
    const last = Math.min(to, 24 * 60) - talkMinutes;
    for (let hour = Math.max(Math.ceil(from / 60), 0); hour * 60 <= last; hour += 1) hours.add(hour);
  }
  return [...hours];
}

/** The hours in which a counsellor works, by day number. Days are looked up once, not for each slot. */
function workingDays({ weekly, exceptions, away, talkMinutes }: WorkingHours) {
  const usual = weekdays.map((weekday) => hoursIn(weekly[weekday], talkMinutes));
  const other = new Map(
    exceptions.map(({ date, spans }) => [dayNumberOf(date), hoursIn(spans, talkMinutes)] as const),
  );
  const [from, until] = away === null ? [1, 0] : [dayNumberOf(away.from), dayNumberOf(away.until)];
  return (dayNumber: number): readonly number[] =>
    dayNumber >= from && dayNumber <= until
      ? []
      : (other.get(dayNumber) ?? usual[weekdayIndexOf(dayNumber)] ?? []);
}

/** Which hours are taken, by counsellor and by room. */
function occupied(taken: readonly OccupiedSlot[]) {
  const busy = new Map<string, Set<number>>();
  const add = (key: string, hour: number) => {
    const hours = busy.get(key);
    if (hours) hours.add(hour);
    else busy.set(key, new Set([hour]));
  };
  for (const { counsellor, start, room } of taken) {
    const hour = hourOfStart(start);
    add(`counsellor ${counsellor}`, hour);
    if (room !== '') add(`room ${room}`, hour);
  }
  return busy;
}

const none: ReadonlySet<number> = new Set();

/**
 * Slots that can be booked, by start: weekly hours or those of the day, without holidays, days away and what
 * is taken, from two hours after `now` to 90 days ahead. The clock of a phone may be wrong: the backend
 * decides with its own.
 */
export function freeSlots({
  counsellors,
  holidays,
  taken,
  way,
  from,
  days,
  now,
}: SlotSearch): readonly FreeSlot[] {
  const busy = occupied(taken);
  const firstHour = Math.ceil((now.getTime() + offerNoticeMs) / hourMs);
  const lastHour = Math.floor((now.getTime() + daysAhead * 24 * hourMs) / hourMs);
  const offering = counsellors
    .filter(({ ways }) => ways.includes(way))
    .map(({ id, hours, room }) => ({
      id,
      hoursOn: workingDays(hours),
      own: busy.get(`counsellor ${id}`) ?? none,
      inRoom: (way === 'in-person' ? busy.get(`room ${room}`) : undefined) ?? none,
    }));

  const firstDay = Math.max(dayNumberOf(from), Math.floor(firstHour / 24));
  const endDay = Math.min(dayNumberOf(from) + days, Math.floor(lastHour / 24) + 1);
  const free: FreeSlot[] = [];
  for (let dayNumber = firstDay; dayNumber < endDay; dayNumber += 1) {
    if (holidays.has(dayOf(dayNumber))) continue;
    const byHour: string[][] = Array.from({ length: 24 }, () => []);
    for (const { id, hoursOn, own, inRoom } of offering) {
      for (const hourOfDay of hoursOn(dayNumber)) {
        const hour = dayNumber * 24 + hourOfDay;
        if (hour >= firstHour && hour <= lastHour && !own.has(hour) && !inRoom.has(hour))
          byHour[hourOfDay]?.push(id);
      }
    }
    byHour.forEach((ids, hourOfDay) => {
      if (ids.length > 0) free.push({ start: startOfHour(dayNumber * 24 + hourOfDay), counsellors: ids });
    });
  }
  return free;
}

/** The next free slots from a time on, as when the chosen one was just taken. */
export const nextFree = (slots: readonly FreeSlot[], from: string, count: number): readonly FreeSlot[] => {
  const later = slots.filter(({ start }) => start >= from);
  return (later.length > 0 ? later : slots).slice(0, count);
};
