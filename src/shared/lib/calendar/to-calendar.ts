/** An entry of a calendar with an alarm at its beginning. */
export interface CalendarEvent {
  /** Globally unique; the same one again replaces the entry. */
  readonly uid: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  /** Version of the entry: a calendar takes the one with the higher number. 0 for the first. */
  readonly sequence?: number;
  /** How long before the beginning the alarm rings; at the beginning by default. */
  readonly alarmMinutes?: number;
  /** The entry is struck out where it was saved before. */
  readonly isCancelled?: boolean;
}

/** `20260327T170000Z` */
const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d{3}/g, '');

const minuteMs = 60_000;

/** Escapes a TEXT value (RFC 5545, 3.3.11). Other control characters are not allowed in one. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' ? control : ' '))
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Longest line, in octets without the line break (3.1). */
const longestLine = 75;

/** Folds a line between characters: a continuation begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Lines of one entry. */
function linesOf(event: CalendarEvent, now: Date): readonly string[] {
  const {
    uid,
    startsAt,
    minutes,
    title,
    description,
    address,
    sequence,
    isCancelled,
    alarmMinutes = 0,
  } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(new Date(startsAt.getTime() + minutes * minuteMs))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${address}`,
    ...(isCancelled === true
      ? ['STATUS:CANCELLED']
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          alarmMinutes === 0 ? 'TRIGGER:PT0S' : `TRIGGER:-PT${alarmMinutes}M`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

/** Writes an iCalendar file (RFC 5545). @param now time of writing */
export function toCalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lifeline//Lifeline Home of Solutions//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
