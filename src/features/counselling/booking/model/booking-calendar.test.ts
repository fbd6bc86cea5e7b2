import { expect, it } from 'vitest';
import { buildAppointment, isMovedTalk } from './booking-calendar';

const at = '2026-11-24T08:00:00.000Z';
const booking = { ref: 'LL-C4TR8QX2NHM6DB', start: '2026-12-03T10:00Z', createdAt: at, updatedAt: at };
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

it('replaces the entry after each move, by whomever: the same identifier with a higher sequence', async () => {
  const first = await buildAppointment(booking, 45, texts, now);
  // `moves` is not asked: a move by the counsellor does not count there.
  const moved = { ...booking, start: '2026-12-04T09:00Z', updatedAt: '2026-11-24T09:00:00.500Z' };
  const second = await buildAppointment(moved, 45, texts, now);
  const third = await buildAppointment({ ...moved, updatedAt: '2026-11-24T09:00:02.000Z' }, 45, texts, now);
  expect(valueOf(second, 'UID')).toBe(valueOf(first, 'UID'));
  expect(valueOf(third, 'UID')).toBe(valueOf(first, 'UID'));
  expect([first, second, third].map((file) => valueOf(file, 'SEQUENCE'))).toEqual(['0', '3601', '3602']);
  expect(valueOf(second, 'DTSTART')).toBe('20261204T090000Z');
});

it('is out of date once the talk has moved, and not because of another change', () => {
  const booked = { moves: 0, movedAt: at, updatedAt: at, wantsSooner: false, next: '' };
  expect(isMovedTalk(booked)).toBe(false);
  expect(isMovedTalk({ ...booked, moves: 1, updatedAt: now.toISOString() })).toBe(true);
  // The counsellor moved it.
  expect(isMovedTalk({ ...booked, updatedAt: now.toISOString() })).toBe(true);
  expect(isMovedTalk({ ...booked, updatedAt: now.toISOString(), wantsSooner: true })).toBe(false);
  expect(isMovedTalk({ ...booked, updatedAt: now.toISOString(), next: 'LL-C4TR8QX2NHM6DB' })).toBe(false);
});

it('has no code, with which anybody could open the booking', async () => {
  const file = (await buildAppointment(booking, 45, texts, now)).replace(/\r\n /g, '');
  expect(file).not.toContain(booking.ref);
  expect(file).not.toContain('4TR8');
});
