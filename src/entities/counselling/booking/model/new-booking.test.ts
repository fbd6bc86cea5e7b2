import { describe, expect, it } from 'vitest';
import { createBooking, stateOfNewBooking, type NewBooking } from './new-booking';

const person: NewBooking['person'] = {
  name: 'Adjoa',
  phone: '+233241234567',
  email: '',
  safeHours: '',
  words: '',
  learner: { isUnder18: false, grownUpKnows: '', mayTell: '' },
  choices: '',
  consent: { version: '2026-11.1', language: 'en' },
};
const slot = { counsellor: 'ama', start: '2026-12-03T10:00Z', room: 'blue' };
const booking: NewBooking = { isQuiet: false, topic: 'career', way: 'in-person', slot, person };

const pathsOf = (wanted: NewBooking) => createBooking('LL-C1', wanted).map(({ path }) => path);

describe('a new booking', () => {
  it('takes its slot and its room in the same batch', () => {
    expect(stateOfNewBooking(booking)).toBe('booked');
    expect(pathsOf(booking)).toEqual([
      'bookings/LL-C1',
      'bookings/LL-C1/private/person',
      'slots/ama_2026-12-03T10:00Z',
      'slotHolders/ama_2026-12-03T10:00Z',
      'roomSlots/blue_2026-12-03T10:00Z',
    ]);
  });

  it('takes no room when the talk is not in person', () => {
    const paths = pathsOf({ ...booking, way: 'phone', slot: { ...slot, room: '' } });
    expect(paths.filter((path) => path.startsWith('roomSlots/'))).toEqual([]);
  });

  it('holds no time when it waits', () => {
    const waiting = { ...booking, slot: null, wish: { counsellor: 'ama', wished: '2026-12-03T10:00Z' } };
    expect(stateOfNewBooking(waiting)).toBe('waiting');
    expect(pathsOf(waiting)).toEqual(['bookings/LL-C1', 'bookings/LL-C1/private/person']);
    expect(createBooking('LL-C1', waiting)[0]).toMatchObject({
      data: { state: 'waiting', counsellor: 'ama', start: '', day: '', room: '', wished: slot.start },
    });
  });

  it('says nothing of the person in the record that everybody reads who has its code', () => {
    const words = ['Adjoa', '+233241234567'];
    const record = JSON.stringify(createBooking('LL-C1', booking)[0]);
    expect(words.filter((text) => record.includes(text))).toEqual([]);
  });
});
