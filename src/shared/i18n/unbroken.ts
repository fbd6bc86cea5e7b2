const noBreak = '\u00a0';

/** No line breaks between a time and its half of the day. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=[ap]\.?m\b)/gi, `$1${noBreak}`);

/** No line breaks within the day of a date, `Wed 2 Dec`; one can come before the year and before the time. */
export const unbrokenDay = (text: string): string =>
  text.replace(/(\p{L}) (?=\d{1,2} \p{L})/gu, `$1${noBreak}`).replace(/(\d) (?=\p{L})/gu, `$1${noBreak}`);

/** No line breaks between a first name and the initial after it: `Yaw O.` */
export const unbrokenName = (text: string): string =>
  text.replace(/(\p{L}) (?=\p{Lu}\.(?!\p{L}))/gu, `$1${noBreak}`);

/** The text for an SMS: a space of another kind would make two messages of one. */
export const smsText = (text: string): string => text.replaceAll(noBreak, ' ');
