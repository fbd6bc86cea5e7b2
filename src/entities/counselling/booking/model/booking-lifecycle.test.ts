import { describe, expect, it } from 'vitest';
import { bookingEvents, bookingLifecycle, mayCancel, mayMove } from './booking-lifecycle';

describe('the lifecycle of a booking', () => {
  it('has these states, all of them reachable', () => {
    expect([...bookingLifecycle.states].sort()).toEqual(
      ['waiting', 'booked', 'done', 'no-show', 'cancelled', 'junk'].sort(),
    );
    expect(bookingLifecycle.initial).toBe('waiting');
  });

  it('has exactly these transitions', () => {
    const lines = bookingLifecycle.transitions.map(
      ({ from, event, to, by }) => `${from} ${event} ${to} ${by}`,
    );
    expect(lines.sort()).toEqual(
      [
        'waiting booking.placed booked office',
        'waiting booking.placed booked code-holder',
        'waiting booking.cancelled cancelled office',
        'waiting booking.cancelled cancelled code-holder',
        'waiting booking.junked junk office',
        'booked booking.cancelled cancelled office',
        'booked booking.cancelled cancelled code-holder',
        'booked booking.held done office',
        'booked booking.missed no-show office',
        'booked booking.junked junk office',
        'junk booking.restored waiting office',
      ].sort(),
    );
    expect(new Set(bookingLifecycle.transitions.map(({ event }) => event))).toEqual(new Set(bookingEvents));
  });
});

describe('whoever booked', () => {
  const start = '2026-12-03T10:00Z';
  const at = (text: string) => new Date(`2026-12-03T${text}Z`);

  it.each([
    ['booked', '08:00:00', true],
    ['booked', '08:00:01', false],
    ['booked', '11:00:00', false],
    ['waiting', '11:00:00', true],
    ['done', '08:00:00', false],
    ['cancelled', '08:00:00', false],
  ] as const)('cancels in the state %s at %s: %s', (state, time, may) => {
    expect(mayCancel({ state, start, moves: 0 }, at(time))).toBe(may);
  });

  it.each([
    ['booked', 0, '08:00:00', true],
    ['booked', 2, '08:00:00', true],
    ['booked', 3, '08:00:00', false],
    ['booked', 0, '08:00:01', false],
    ['waiting', 0, '08:00:00', false],
  ] as const)('moves in the state %s after %i moves at %s: %s', (state, moves, time, may) => {
    expect(mayMove({ state, start, moves }, at(time))).toBe(may);
  });
});
