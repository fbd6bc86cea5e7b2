import { expect, it } from 'vitest';
import { buildAppointment } from './booking-calendar';

const booking = { ref: 'LL-C4TR8QX2NHM6DB', start: '2026-12-03T10:00Z', moves: 0 };
const texts = {
  title: 'Appointment',
  description: 'Time of Accra (GMT). You have a code for it.',
  address: 'https://lifeline.example/code',
};
const now = new Date('2026-11-25T08:00:00.000Z');

const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

it('is an entry at the time of Accra, with an hour of warning', async () => {
  const file = await buildAppointment(booking, 45, texts, now);
  expect(valueOf(file, 'DTSTART')).toBe('20261203T100000Z');
  expect(valueOf(file, 'DTEND')).toBe('20261203T104500Z');
  expect(valueOf(file, 'TRIGGER')).toBe('-PT60M');
  expect(valueOf(file, 'SEQUENCE')).toBe('0');
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it('replaces the entry after a move: the same identifier with a higher sequence', async () => {
  const first = await buildAppointment(booking, 45, texts, now);
  const moved = await buildAppointment({ ...booking, start: '2026-12-04T09:00Z', moves: 1 }, 45, texts, now);
  expect(valueOf(moved, 'UID')).toBe(valueOf(first, 'UID'));
  expect(valueOf(moved, 'SEQUENCE')).toBe('1');
  expect(valueOf(moved, 'DTSTART')).toBe('20261204T090000Z');
});

it('has no code, with which anybody could open the booking', async () => {
  const file = (await buildAppointment(booking, 45, texts, now)).replace(/\r\n /g, '');
  expect(file).not.toContain(booking.ref);
  expect(file).not.toContain('4TR8');
});
