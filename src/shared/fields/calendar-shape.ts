/**
 * Patterns of stored days and times. They encode the calendar, because the database rules are generated from
 * them and browsers parse 31 February differently.
 */

const year = String.raw`20\d\d`;
const leapYear = '20(?:[02468][048]|[13579][26])';
const daysOfMonths = [
  String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`02-(?:0[1-9]|1\d|2[0-8])`,
].join('|');

/** A day from 2000 to 2099. */
const day = `(?:${year}-(?:${daysOfMonths})|${leapYear}-02-29)`;
const clock = String.raw`T(?:[01]\d|2[0-3]):[0-5]\d:`;

/** A valid calendar day, `YYYY-MM-DD`. */
export const dayShape = new RegExp(`^${day}$`);

/** First and last day as an ISO 8601 interval: `2026-12-20/2027-01-03`. */
export const daysShape = new RegExp(`^${day}/${day}$`);

/** A planned time with minute precision, ISO 8601 UTC. */
export const minuteShape = new RegExp(String.raw`^${day}${clock}00\.000Z$`);

/** A time with millisecond precision, ISO 8601 UTC. */
export const momentShape = new RegExp(String.raw`^${day}${clock}[0-5]\d\.\d{3}Z$`);
