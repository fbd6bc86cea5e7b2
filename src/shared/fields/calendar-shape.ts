/**
 * Days and times as they are stored. The calendar is said by the patterns themselves: the database rules are written from them, and
 * browsers read 31 February differently.
 */

const year = String.raw`20\d\d`;
const leapYear = '20(?:[02468][048]|[13579][26])';
const daysOfMonths = [
  String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`02-(?:0[1-9]|1\d|2[0-8])`,
].join('|');

/** A day of this century. */
const day = `(?:${year}-(?:${daysOfMonths})|${leapYear}-02-29)`;
const clock = String.raw`T(?:[01]\d|2[0-3]):[0-5]\d:`;

/** A day that the calendar has, `YYYY-MM-DD`. */
export const dayShape = new RegExp(`^${day}$`);

/** First and last day, `2026-12-20/2027-01-03`: ISO-8601 interval of days. */
export const daysShape = new RegExp(`^${day}/${day}$`);

/** A time to the minute, ISO-8601 UTC: what people plan. */
export const minuteShape = new RegExp(String.raw`^${day}${clock}00\.000Z$`);

/** A time as a clock says it, ISO-8601 UTC. */
export const momentShape = new RegExp(String.raw`^${day}${clock}[0-5]\d\.\d{3}Z$`);
