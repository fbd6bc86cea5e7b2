import { describe, expect, it } from 'vitest';
import { toCalendar, type CalendarEvent } from './to-calendar';

const event: CalendarEvent = {
  uid: 'LL-P4TR8QX2NHM6DB@lifeline.example',
  startsAt: new Date('2026-03-25T17:00:00.000Z'),
  minutes: 30,
  title: 'Closes in two days: Mathematics teacher, JHS',
  description: 'Closes Fri 27 March 2026, 5:00 pm.\nApplying is free; nobody pays.',
  address: 'https://lifeline.example/jobs/LL-P4TR8QX2NHM6DB',
};
const now = new Date('2026-03-10T08:00:00.000Z');

/** Undoes the folding, as a calendar does. */
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('a calendar file', () => {
  it('has the required properties, in times of UTC, and ends every line with CRLF', () => {
    const file = toCalendar([event], now);
    expect(linesOf(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Lifeline//Lifeline Home of Solutions//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:LL-P4TR8QX2NHM6DB@lifeline.example',
      'DTSTAMP:20260310T080000Z',
      'DTSTART:20260325T170000Z',
      'DTEND:20260325T173000Z',
      'SUMMARY:Closes in two days: Mathematics teacher\\, JHS',
      'DESCRIPTION:Closes Fri 27 March 2026\\, 5:00 pm.\\nApplying is free\\; nobody pays.',
      'URL:https://lifeline.example/jobs/LL-P4TR8QX2NHM6DB',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Closes in two days: Mathematics teacher\\, JHS',
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  });

  it('folds at 75 octets and never inside a character', () => {
    const title = 'Ɛnyɛ sika: Gã kɛ Eʋegbe nɔŋ 🎓 '.repeat(9).trim();
    const file = toCalendar([{ ...event, title }], now);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\uFFFD/);
    }
    expect(linesOf(file)).toContain(`SUMMARY:${title}`);
  });

  it('lets no text end its property or begin another', () => {
    const file = toCalendar([{ ...event, title: 'A\\b\r\nATTENDEE:x\u0000\rEND:VEVENT' }], now);
    expect(linesOf(file)).toContain('SUMMARY:A\\\\b\\nATTENDEE:x \\nEND:VEVENT');
    expect(linesOf(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('has several entries in one file, and strikes out a cancelled one without an alarm', () => {
    const lines = linesOf(toCalendar([event, { ...event, uid: 'b', isCancelled: true }], now));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
    expect(lines.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(1);
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
  });
});
