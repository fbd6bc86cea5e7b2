import { deletionId, logChange, recordDeleted } from '../../src/entities/change-log';
import {
  bookingPersonPath,
  cancelBooking,
  finishBooking,
  followUp,
  junkBooking,
  moveBooking,
  placeBooking,
  restoreBooking,
} from '../../src/entities/counselling/booking';
import { openTracking, trackingPath } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import { newBookingCode, sampleBooking, samplePerson } from '../samples/counselling';
import { hoursAgo, type Documents } from './attempt';
import {
  asCounsellor,
  booked,
  bookedIn,
  bookingOf,
  later,
  moved,
  record,
  ref,
  slot,
  soon,
  waiting,
} from './matrix-counselling';
import { asOffice } from './matrix-people';

/** Bookings whose time has come. */
const passed = (state: string): Documents => {
  const on = bookedIn(state);
  const start = `${hoursAgo(1).slice(0, 13)}:00Z`;
  return { ...on, [record]: { ...on[record], start, day: start.slice(0, 10) } };
};

const next = newBookingCode();
const done = passed('done');
const junk = bookedIn('junk');

const removeJunk = (): readonly Write[] => [
  ...[record, bookingPersonPath(ref), trackingPath(ref)].map((path) => ({ type: 'delete' as const, path })),
  logChange({
    id: deletionId('c1'),
    by: asOffice('A'),
    record,
    event: recordDeleted,
    before: { state: 'junk' },
  }),
];

/** What counsellors do, with the documents on which they do it. */
export const counsellorActs: readonly (readonly [string, Documents, () => readonly Write[]])[] = [
  ['placed', waiting, () => placeBooking(bookingOf(waiting), slot, asCounsellor())],
  ['moved', booked, () => moveBooking(bookingOf(booked), later, { ...asCounsellor(), isOwn: false })],
  [
    'moved at short notice',
    soon,
    () => moveBooking(bookingOf(soon), later, { ...asCounsellor(), isOwn: false }),
  ],
  ['cancelled', booked, () => cancelBooking(bookingOf(booked), 'counsellor-unavailable', asCounsellor())],
  ['held', passed('booked'), () => finishBooking(bookingOf(passed('booked')), 'held', asCounsellor())],
  ['missed', passed('booked'), () => finishBooking(bookingOf(passed('booked')), 'missed', asCounsellor())],
  ['put aside as junk', booked, () => junkBooking(bookingOf(booked), asCounsellor())],
  ['restored from junk', junk, () => restoreBooking(bookingOf(junk), asCounsellor())],
  ['deleted as junk', junk, removeJunk],
  [
    'followed up',
    done,
    () => [
      ...followUp(
        next,
        { earlier: { ...sampleBooking, ref }, person: samplePerson, slot: later },
        asCounsellor(),
      ),
      openTracking(next, { kind: 'counselling' }, 'booked'),
    ],
  ],
];

/** What nobody does, not even with every duty. */
export const refusedActs: readonly (readonly [string, Documents, () => readonly Write[]])[] = [
  [
    'followed up openly after a quiet one',
    { ...done, [record]: { ...done[record], isQuiet: true } },
    () => counsellorActs.at(-1)?.[2]() ?? [],
  ],
  ['held before its time', booked, () => finishBooking(bookingOf(booked), 'held', asCounsellor())],
  [
    'followed up twice',
    { ...done, [record]: { ...done[record], next } },
    () => counsellorActs.at(-1)?.[2]() ?? [],
  ],
  [
    'moved as a counsellor, counted',
    booked,
    () => moveBooking(bookingOf(booked), later, { ...asCounsellor(), isOwn: true }),
  ],
  ['moved as whoever booked, by an administrator', booked, moved],
  ['deleted without being junk', booked, removeJunk],
];
