import {
  bookingPath,
  createBooking,
  stateOfNewBooking,
  type ChosenSlot,
  type NewBooking,
} from '../../src/entities/counselling/booking';
import {
  addCounsellor,
  counsellorPath,
  type CounsellorFacts,
} from '../../src/entities/counselling/counsellor';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking, trackingPath } from '@/entities/tracking';
import type { DocumentData, Write } from '@/shared/backend';
import { documentsOf, rowClock, type Documents } from '../policy/attempt';

const hourMs = 3_600_000;

export const newBookingCode = () => createReferenceCode('counselling');

const nextHour = (): number => Math.ceil(rowClock.now() / hourMs) * hourMs;

const startAt = (time: number): string => `${new Date(time).toISOString().slice(0, 13)}:00Z`;

/** One for the whole file: an hour that ends during a run would make two starts of the same slot differ. */
const firstHour = nextHour();

/** The full hour that is at least this many hours ahead. */
const startIn = (hours: number): string => startAt(firstHour + hours * hourMs);

export const counsellorId = 'counsellor-1';

export const sampleCounsellor: CounsellorFacts = {
  name: 'Efua Sarpong',
  room: 'blue',
  about: 'I listen.',
  topics: ['career', 'school-selection'],
  ways: ['in-person', 'phone'],
  hours: {
    weekly: {
      mon: [{ from: 540, to: 720 }],
      tue: [],
      wed: [
        { from: 540, to: 720 },
        { from: 780, to: 1020 },
      ],
      thu: [],
      fri: [],
      sat: [],
      sun: [],
    },
    exceptions: [{ date: '2026-12-23', spans: [{ from: 540, to: 600 }] }],
    away: { from: '2026-12-24', until: '2027-01-03' },
    talkMinutes: 45,
    bufferMinutes: 15,
  },
};

/** A counsellor in a state. */
export function counsellorIn(state: string, id = counsellorId, fields: DocumentData = {}): Documents {
  const path = counsellorPath(id);
  const created = documentsOf([addCounsellor(id, 'c0', sampleCounsellor)]);
  return { [path]: { ...created[path], state, ...fields } };
}

/** A slot of the sample counsellor, in the room or without one. */
export const slotIn = (hours: number, room = 'blue', counsellor = counsellorId): ChosenSlot => ({
  counsellor,
  start: startIn(hours),
  room,
});

/** A slot within the hour in which a row is tried. */
export const slotAtOnce = (): ChosenSlot => ({ ...slotIn(0), start: startAt(nextHour()) });

export const samplePerson: NewBooking['person'] = {
  name: 'Adjoa Poku',
  phone: '+233241234567',
  email: '',
  safeHours: 'After school',
  words: 'I do not know which school to choose.',
  learner: { isUnder18: true, grownUpKnows: 'no', mayTell: 'Nobody' },
  choices: '',
  consent: { version: '2026-11.1', language: 'en' },
};

export const sampleBooking: NewBooking = {
  isQuiet: false,
  topic: 'school-selection',
  way: 'in-person',
  slot: slotIn(48),
  person: samplePerson,
};

/** All writes of sending a booking. */
export function sendBooking(ref: string, sent: Partial<NewBooking> = {}): readonly Write[] {
  const booking = { ...sampleBooking, ...sent };
  return [
    ...createBooking(ref, booking),
    openTracking(ref, { kind: 'counselling' }, stateOfNewBooking(booking)),
  ];
}

/** A booking in a state, with its slot while it holds one. */
export function bookingIn(
  ref: string,
  state: string,
  sent: Partial<NewBooking> = {},
  fields: DocumentData = {},
): Documents {
  const isWaiting = state === 'waiting' || state === 'junk';
  const all = documentsOf(sendBooking(ref, isWaiting ? { ...sent, slot: null } : sent));
  const held = Object.entries(all).filter(
    ([path]) => state !== 'cancelled' || !/^(?:slots|slotHolders|roomSlots)\//.test(path),
  );
  const [record, tracking] = [bookingPath(ref), trackingPath(ref)];
  return {
    ...Object.fromEntries(held),
    [record]: { ...all[record], state, lastChange: 'c1', ...fields },
    [tracking]: { ...all[tracking], state },
  };
}
