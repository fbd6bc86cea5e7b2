import { createChangeId, logChange } from '../../src/entities/change-log';
import { askSooner, cancelBooking, moveBooking, placeBooking } from '../../src/entities/counselling/booking';
import { writeCounsellingNote } from '../../src/entities/counselling/note';
import { trackSeen } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import { limits } from '@/shared/fields';
import type { Documents } from '../policy/attempt';
import { bookingRemovals } from '../policy/matrix-booking-removal';
import { bookedIn, booked, bookingOf, later, record, ref, slot, waiting } from '../policy/matrix-counselling';
import { counsellorActs } from '../policy/matrix-counselling-acts';
import { withDuties } from '../policy/matrix-duties';
import { asCodeHolder, asOffice, idOf, type Letter } from '../policy/matrix-people';
import { samplePerson, sendBooking } from '../samples/counselling';
import { sendQuietBooking } from '../samples/quiet-bookings';

type Batch = readonly [what: string, by: Letter, on: Documents, batch: readonly Write[]];

const asGuest = () => ({ id: createChangeId(), by: asCodeHolder, log: logChange });

/** The person with every text as long as it may be. */
const fullPerson = {
  ...samplePerson,
  email: 'adjoa@example.com',
  safeHours: 'a'.repeat(limits.shortText),
  words: 'a'.repeat(limits.longText),
  learner: { ...samplePerson.learner, mayTell: 'a'.repeat(limits.shortText) },
  choices: 'a'.repeat(limits.longText),
};

const counsellors = bookedIn('booked', {}, {});
const { [record]: _record, ...around } = counsellors;
const empty: Documents = Object.fromEntries(
  Object.entries(around).filter(([path]) => /^(?:people|roles|counsellors)\//.test(path)),
);
const quiet = bookedIn('booked', { isQuiet: true, wordCode: 'mango-rabbit-basket' });

/** What whoever books does, by the code. */
const byGuests: readonly Batch[] = [
  ['a talk in person', 'G', empty, sendBooking(ref, { person: fullPerson })],
  ['a talk without a time', 'G', empty, sendBooking(ref, { slot: null, person: fullPerson })],
  [
    'a quiet talk in person with its words',
    'G',
    empty,
    sendQuietBooking(ref, { way: 'in-person', slot, person: fullPerson }),
  ],
  ['a talk that takes a time', 'G', waiting, placeBooking(bookingOf(waiting), slot, asGuest())],
  [
    'a talk in person that is moved',
    'G',
    booked,
    moveBooking(bookingOf(booked), later, { ...asGuest(), isOwn: true }),
  ],
  [
    'a quiet talk in person that is called off',
    'G',
    quiet,
    cancelBooking(bookingOf(quiet), 'other', asGuest()),
  ],
  ['a talk that is asked to be sooner', 'G', booked, askSooner({ ref }, asGuest())],
];

const look: readonly Write[] = [
  trackSeen(ref),
  logChange({ id: createChangeId(), by: asOffice('A'), record, event: 'record.seen' }),
];

const note = writeCounsellingNote(
  createChangeId(),
  { userId: idOf('A'), name: 'Office 1' },
  { booking: ref, words: 'a'.repeat(limits.longText) },
);

const onDuty = (on: Documents): Documents => withDuties(on, ['counselling']);

/** What counsellors do. */
const byCounsellors: readonly Batch[] = [
  ...counsellorActs.map(([what, on, writes]): Batch => [`a talk ${what}`, 'A', onDuty(on), writes()]),
  ['a look at a talk', 'A', onDuty(booked), look],
  ['a note about a talk', 'A', onDuty(booked), note],
  ...bookingRemovals.map(([what, on, writes]): Batch => [what, 'A', onDuty(on), writes()]),
];

/** Batches of talks with counsellors: description, caller, stored documents, writes. */
export const counsellingBatches: readonly Batch[] = [...byGuests, ...byCounsellors];
