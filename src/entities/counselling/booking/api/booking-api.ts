import { baseApi, foundList, liveQuery, oldestFirst, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  bookingCollection,
  bookingPath,
  bookingPersonPath,
  parseBooking,
  parseBookingPerson,
  type Booking,
  type BookingPerson,
} from '../model/booking';

const byStart = (one: Booking, other: Booking): number =>
  one.start === other.start ? oldestFirst(one, other) : one.start < other.start ? -1 : 1;

/** Bookings of days; of all counsellors when none is named. */
interface BookingsOfDays {
  readonly counsellor?: string;
  /** At most 30 days, `YYYY-MM-DD`. */
  readonly days: readonly string[];
}

/** Days of which the office reads the bookings that are not quiet. */
type PlainBookingsOfDays = Pick<BookingsOfDays, 'days'>;

interface HeldTimes extends PlainBookingsOfDays {
  /** Whether quiet ones are left out, as for the office. */
  readonly isPlain: boolean;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A booking by its code; null when there is none. */
    booking: build.query<Booking | null, string>(
      liveQuery({
        watch: (ref) => [bookingPath(ref)],
        read: withBackend(async ({ documents }, ref) => {
          const data = await documents.get(bookingPath(ref));
          return data && parseBooking(ref, data);
        }),
      }),
    ),
    /** Bookings by start that hold, or held, a time on these days. For the duties of counselling. */
    bookingsOfDays: build.query<readonly Booking[], BookingsOfDays>(
      foundList({
        collection: () => bookingCollection,
        find: (documents, { counsellor, days }) =>
          counsellor === undefined
            ? documents.list({ collection: bookingCollection, where: [{ field: 'day', oneOf: days }] })
            : documents.list({
                collection: bookingCollection,
                where: [
                  { field: 'counsellor', equals: counsellor },
                  { field: 'day', oneOf: days },
                ],
              }),
        parse: parseBooking,
        compare: byStart,
      }),
    ),
    /** Bookings of days that are not quiet, by start. For the office. */
    plainBookingsOfDays: build.query<readonly Booking[], PlainBookingsOfDays>(
      foundList({
        collection: () => bookingCollection,
        find: (documents, { days }) =>
          documents.list({
            collection: bookingCollection,
            where: [
              { field: 'isQuiet', equals: false },
              { field: 'day', oneOf: days },
            ],
          }),
        parse: parseBooking,
        compare: byStart,
      }),
    ),
    /** Booked talks of days, by start: those over without an outcome, and those that are still to be held. */
    bookedTalks: build.query<readonly Booking[], HeldTimes>(
      foundList({
        collection: () => bookingCollection,
        find: (documents, { days, isPlain }) =>
          isPlain
            ? documents.list({
                collection: bookingCollection,
                where: [
                  { field: 'isQuiet', equals: false },
                  { field: 'state', equals: 'booked' },
                  { field: 'day', oneOf: days },
                ],
              })
            : documents.list({
                collection: bookingCollection,
                where: [
                  { field: 'state', equals: 'booked' },
                  { field: 'day', oneOf: days },
                ],
              }),
        parse: parseBooking,
        compare: byStart,
      }),
    ),
    /** Booked talks of people who ask to be called earlier, by start. For the duties of counselling. */
    soonerBookings: build.query<readonly Booking[], null>(
      foundList({
        collection: () => bookingCollection,
        find: (documents) =>
          documents.list({
            collection: bookingCollection,
            where: [
              { field: 'wantsSooner', equals: true },
              { field: 'state', equals: 'booked' },
            ],
          }),
        parse: parseBooking,
        compare: byStart,
      }),
    ),
    /** Bookings without a time, oldest first. For the duties of counselling. */
    waitingBookings: build.query<readonly Booking[], null>(
      foundList({
        collection: () => bookingCollection,
        find: (documents) =>
          documents.list({
            collection: bookingCollection,
            where: [{ field: 'state', equals: 'waiting' }],
          }),
        parse: parseBooking,
        compare: oldestFirst,
      }),
    ),
    /** Bookings that were marked as junk, oldest first. For the duty `counselling`. */
    junkBookings: build.query<readonly Booking[], null>(
      foundList({
        collection: () => bookingCollection,
        find: (documents) =>
          documents.list({
            collection: bookingCollection,
            where: [{ field: 'state', equals: 'junk' }],
          }),
        parse: parseBooking,
        compare: oldestFirst,
      }),
    ),
    /** Bookings in these states that are not quiet, by start. For the office. */
    openBookings: build.query<readonly Booking[], readonly Booking['state'][]>(
      foundList({
        collection: () => bookingCollection,
        find: (documents, states) =>
          documents.list({
            collection: bookingCollection,
            where: [
              { field: 'isQuiet', equals: false },
              { field: 'state', oneOf: states },
            ],
          }),
        parse: parseBooking,
        compare: byStart,
      }),
    ),
    /** The person of a booking. Read only when somebody presses "show". */
    bookingPerson: build.query<BookingPerson, string>(
      liveQuery({
        watch: (ref) => [bookingPersonPath(ref)],
        read: withBackend(async ({ documents }, ref) => {
          const data = await documents.get(bookingPersonPath(ref));
          if (!data) throw new BackendFailure('not-found', `booking ${ref} has no person`);
          return parseBookingPerson(ref, data);
        }),
      }),
    ),
  }),
});

export const {
  useBookedTalksQuery,
  useBookingQuery,
  useBookingsOfDaysQuery,
  useWaitingBookingsQuery,
  useJunkBookingsQuery,
  useOpenBookingsQuery,
  usePlainBookingsOfDaysQuery,
  useSoonerBookingsQuery,
  useBookingPersonQuery,
} = api;
