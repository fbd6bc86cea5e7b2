import { createBooking, type NewBooking, stateOfNewBooking } from '../../src/entities/counselling/booking';
import { createReferenceCode } from '../../src/entities/reference-code';
import { openTracking } from '../../src/entities/tracking';
import type { Write } from '@/shared/backend';

/** What a quiet form sends. */
export const quietBooking: NewBooking = {
  isQuiet: true,
  topic: 'other',
  way: 'phone',
  slot: null,
  wordCode: 'mango-rabbit-basket',
  person: {
    name: 'Star',
    phone: '+233241234567',
    email: '',
    safeHours: 'After three',
    words: 'It can wait until the talk.',
    learner: { isUnder18: true, grownUpKnows: '', mayTell: '' },
    choices: '',
    consent: { version: 'quiet-2026-11.1', language: 'en' },
  },
};

export const newQuietCode = () => createReferenceCode('counselling');

/** The batch of a quiet form, with changes. */
export const sendQuietBooking = (ref: string, changes: Partial<NewBooking> = {}): readonly Write[] => {
  const booking = { ...quietBooking, ...changes };
  return [
    ...createBooking(ref, booking),
    openTracking(ref, { kind: 'counselling' }, stateOfNewBooking(booking)),
  ];
};
