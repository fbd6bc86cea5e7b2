/** A further day on which the office is closed; `name` is empty where nobody gave one. */
export interface ClosedDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly name: string;
}

const entry = /(\d{4}-\d\d-\d\d)([^;,\d\n]*)/g;

/** Closed days in a text, such as `2026-12-28 Office day; 2027-03-26`. Older texts have no names. */
export const closedDaysIn = (text: string): readonly ClosedDay[] =>
  [...text.matchAll(entry)].map(([, day = '', name = '']) => ({ day, name: name.trim() }));

/** What of a text is no closed day. */
export const besidesClosedDays = (text: string): string => text.replace(entry, '').replace(/[\s;,]/g, '');

/** Closed days as they are stored: a name ends with a semicolon. */
export const closedDaysText = (days: readonly ClosedDay[]): string =>
  days
    .map(({ day, name }) => (name === '' ? day : `${day} ${name};`))
    .join(' ')
    .replace(/;$/, '');
