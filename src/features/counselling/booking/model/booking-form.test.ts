import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import booking from '@locales/en/booking.json';
import { bookingConsentVersion } from '@/entities/counselling/booking';
import {
  bookingFormSchema,
  bookingOf,
  type contactFor,
  emptyBooking,
  type BookingOutput,
} from './booking-form';

const filled = { ...emptyBooking, topic: 'career', name: 'Star', isUnder18: 'no', isAgreed: true };
const slot = { counsellor: 'demo-counsellor', start: '2026-12-03T10:00Z', room: '' };

const problemsOf = (way: Parameters<typeof contactFor>[0], hasTime: boolean, given: object) =>
  (v.safeParse(bookingFormSchema(way, hasTime), { ...filled, ...given }).issues ?? []).map(
    (issue) => v.getDotPath(issue) ?? '',
  );

describe('the form of a booking asks only what the way needs', () => {
  it.each([
    ['phone', true, {}, ['phone']],
    ['phone', true, { email: 'star@example.com' }, ['phone']],
    ['whatsapp', true, { phone: '024 123 4567' }, []],
    ['in-person', true, {}, []],
    // To agree on a time, somebody must be reached.
    ['in-person', false, {}, ['phone']],
    ['in-person', false, { email: 'star@example.com' }, []],
    ['online', true, {}, ['phone']],
    ['online', true, { email: 'star@example.com' }, []],
    ['online', true, { phone: '024 123 4567' }, []],
    ['in-person', true, { isUnder18: 'yes' }, ['grownUpKnows']],
    ['in-person', true, { isUnder18: 'yes', grownUpKnows: 'no' }, []],
    ['in-person', true, { isUnder18: '' }, ['isUnder18']],
    ['in-person', true, { topic: '' }, ['topic']],
    ['in-person', true, { isAgreed: false }, ['isAgreed']],
  ] as const)('%s, with a time: %s, %j', (way, hasTime, given, problems) => {
    expect(problemsOf(way, hasTime, given)).toEqual(problems);
  });

  it('and sends nothing else, also when it was typed before', () => {
    const given = {
      ...filled,
      phone: '+233241234567',
      email: 'star@example.com',
      safeHours: 'After three',
      grownUpKnows: 'yes',
      mayTell: 'My mother may know',
      takesChoices: false,
    } as BookingOutput;
    const { person } = bookingOf(given, {
      way: 'phone',
      slot,
      wish: { counsellor: '', wished: '' },
      choices: '1. Achimota School',
      language: 'en',
    });
    expect(person).toMatchObject({
      email: '',
      safeHours: 'After three',
      choices: '',
      learner: { isUnder18: false, grownUpKnows: '', mayTell: '' },
      consent: { version: bookingConsentVersion, language: 'en' },
    });
  });
});

it('counts the version of the consent up when its words change', () => {
  expect([bookingConsentVersion, booking.fields.isAgreed]).toEqual([
    '2026-11.1',
    'Lifeline may use what I wrote here to arrange this talk and to hold it.',
  ]);
});
