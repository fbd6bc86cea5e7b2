/** Opening hours in Africa/Accra, which is UTC all year. */
export interface OfficeHours {
  /** ISO weekdays, Monday 1. */
  readonly days: readonly number[];
  readonly fromHour: number;
  readonly toHour: number;
  /** Further closed days, `YYYY-MM-DD`. */
  readonly closedOn?: readonly string[];
  /** Public holidays on which it works, `YYYY-MM-DD`. */
  readonly openOn?: readonly string[];
}

const dayMs = 86_400_000;

/** Days that are looked at; without an end, wrong opening hours would never give one. */
const lastDay = 366;

/** Public holidays on fixed dates (month and day). Islamic holidays are announced yearly. */
const fixedHolidays = {
  '01-01': 'new-year',
  '01-07': 'constitution-day',
  '03-06': 'independence-day',
  '05-01': 'may-day',
  '07-01': 'republic-day',
  '09-21': 'founders-day',
  '12-25': 'christmas-day',
  '12-26': 'boxing-day',
} as const;

export type Holiday =
  (typeof fixedHolidays)[keyof typeof fixedHolidays] | 'farmers-day' | 'good-friday' | 'easter-monday';

const dateOf = (day: Date) => day.toISOString().slice(0, 10);

/** Easter Sunday of a Gregorian year, by the anonymous algorithm (Meeus/Jones/Butcher). */
function easterOf(year: number): number {
  const golden = year % 19;
  const [century, inCentury] = [Math.floor(year / 100), year % 100];
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + correction + 15) % 30;
  const fullMoon = moon - Math.floor((golden + 11 * moon) / 319);
  const leaps = Math.floor(inCentury / 4);
  const sunday = (2 * (century % 4) + 2 * leaps - (inCentury % 4) - fullMoon + 32) % 7;
  const sum = fullMoon + sunday + 90;
  const month = Math.floor(sum / 25);
  return Date.UTC(year, month - 1, (fullMoon + sunday + month + 19) % 32);
}

/** The public holiday of a day whose date follows from the law; null otherwise. */
function holidayOf(day: Date): Holiday | null {
  if (day.getUTCMonth() === 11 && day.getUTCDay() === 5 && day.getUTCDate() <= 7) return 'farmers-day';
  const afterEaster = (Date.parse(dateOf(day)) - easterOf(day.getUTCFullYear())) / dayMs;
  if (afterEaster === -2) return 'good-friday';
  if (afterEaster === 1) return 'easter-monday';
  return (fixedHolidays as Readonly<Record<string, Holiday>>)[dateOf(day).slice(5)] ?? null;
}

const isOpenWeekday = (day: Date, { days }: OfficeHours) => days.includes(day.getUTCDay() || 7);

const isClosedOn = (day: Date, { closedOn = [], openOn = [] }: OfficeHours) =>
  closedOn.includes(dateOf(day)) || (holidayOf(day) !== null && !openOn.includes(dateOf(day)));

const isWorkingDay = (day: Date, hours: OfficeHours) => isOpenWeekday(day, hours) && !isClosedOn(day, hours);

/** The next day, from today, on which the office is closed for a holiday or by its own choice. */
export function nextClosedDay(
  now: Date,
  hours: OfficeHours,
): { readonly day: string; readonly holiday: Holiday | null } | null {
  for (let count = 0; count < lastDay; count += 1) {
    const day = new Date(now.getTime() + count * dayMs);
    if (isOpenWeekday(day, hours) && isClosedOn(day, hours))
      return { day: dateOf(day), holiday: holidayOf(day) };
  }
  return null;
}

/** The public holiday of a day, `YYYY-MM-DD`; null for another day. */
export const holidayOn = (day: string): Holiday | null => holidayOf(new Date(day));

/** Public holidays and further closed days of the office from a day on, `YYYY-MM-DD`, on any weekday. */
export function closedDays(from: string, days: number, hours: OfficeHours): ReadonlySet<string> {
  const first = Date.parse(from);
  const all = Array.from({ length: days }, (_, count) => new Date(first + count * dayMs));
  return new Set(all.filter((day) => isClosedOn(day, hours)).map(dateOf));
}

const hourMs = 3_600_000;

/** Deadline after so many hours in which the office is open, counted from `sent`. */
export function openHoursAfter(sent: Date, openHours: number, hours: OfficeHours): Date {
  let day = Math.floor(sent.getTime() / dayMs) * dayMs;
  let leftMs = openHours * hourMs;
  for (let count = 0; count < lastDay; count += 1) {
    const from = Math.max(day + hours.fromHour * hourMs, sent.getTime());
    const openMs = isWorkingDay(new Date(day), hours) ? day + hours.toHour * hourMs - from : 0;
    if (openMs >= leftMs) return new Date(from + leftMs);
    leftMs -= Math.max(openMs, 0);
    day += dayMs;
  }
  return new Date(day);
}

/** Deadline of an answer: closing time, `workingDays` working days after `sent`. */
export function answerBy(sent: Date, workingDays: number, hours: OfficeHours): Date {
  const startOfDay = Math.floor(sent.getTime() / dayMs) * dayMs;
  let day = new Date(startOfDay);
  let left = workingDays;
  while (left > 0) {
    day = new Date(day.getTime() + dayMs);
    if (isWorkingDay(day, hours)) left -= 1;
  }
  return new Date(day.getTime() + hours.toHour * 3_600_000);
}
