import { describe, expect, it } from 'vitest';
import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { busyHours, slotOf } from './busy-hours';

const now = new Date('2026-11-21T16:00:00.000Z');

const offer = (id: string, fields: Partial<Offer> = {}) =>
  ({
    id,
    state: 'chosen',
    answer: { hours: [], reason: '', words: '' },
    learner: { hours: ['mon-afternoon', 'wed-afternoon', 'sat-morning'], perWeek: 2 },
    ...fields,
  }) as Offer;

const lesson = (offerId: string, startsAt: string, state = 'planned') =>
  ({ offerId, startsAt, state }) as Lesson;

it.each([
  ['2026-11-21T11:59:00.000Z', 'sat-morning'],
  ['2026-11-21T12:00:00.000Z', 'sat-afternoon'],
  ['2026-11-22T16:00:00.000Z', 'sun-evening'],
  ['2026-11-23T06:00:00.000Z', 'mon-morning'],
])('%s lies in %s', (time, slot) => {
  expect(slotOf(time)).toBe(slot);
});

describe('busy hours', () => {
  it('are, before the first lesson, as many of the agreed hours as there are lessons a week', () => {
    expect(busyHours([offer('a')], [], now)).toEqual(['mon-afternoon', 'wed-afternoon']);
  });

  it('are the hours proposed by the tutor where the family chose those', () => {
    const amended = offer('a', { answer: { hours: ['sun-evening'], reason: '', words: '' } });
    expect(busyHours([amended], [], now)).toEqual(['sun-evening']);
  });

  it('are the hours of the lessons, once there are some', () => {
    const lessons = [
      lesson('a', '2026-11-23T15:00:00.000Z'),
      lesson('a', '2026-11-20T17:00:00.000Z', 'taught'),
      lesson('a', '2026-11-24T08:00:00.000Z', 'cancelled'),
      lesson('a', '2026-09-01T08:00:00.000Z', 'paid'),
    ];
    expect(busyHours([offer('a')], lessons, now)).toEqual(['mon-afternoon', 'fri-evening']);
  });

  it('are free again when the lessons have ended, and before a family has chosen', () => {
    expect(busyHours([offer('a', { state: 'ended' }), offer('b', { state: 'accepted' })], [], now)).toEqual(
      [],
    );
  });
});
