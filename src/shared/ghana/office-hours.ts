/** Opening hours in Africa/Accra, which is UTC all year. */
export interface OfficeHours {
  /** ISO weekdays, Monday 1. */
  readonly days: readonly number[];
  readonly fromHour: number;
  readonly toHour: number;
  /** Further closed days, `YYYY-MM-DD`. */
  readonly closedOn?: readonly string[];
}

const dayMs = 86_400_000;

/** Public holidays on fixed dates (month and day). Islamic holidays are announced yearly. */
const fixedHolidays = ['01-01', '01-07', '03-06', '05-01', '07-01', '09-21', '12-25', '12-26'];

function isFarmersDay(day: Date): boolean {
  return day.getUTCMonth() === 11 && day.getUTCDay() === 5 && day.getUTCDate() <= 7;
}

function isWorkingDay(day: Date, { days, closedOn = [] }: OfficeHours): boolean {
  const date = day.toISOString().slice(0, 10);
  const isOpenWeekday = days.includes(day.getUTCDay() === 0 ? 7 : day.getUTCDay());
  return (
    isOpenWeekday && !fixedHolidays.includes(date.slice(5)) && !closedOn.includes(date) && !isFarmersDay(day)
  );
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
