import { createBookingChangesAccess, logged } from '@/entities/change-log';
import {
  bookingLifecycle,
  bookingMover,
  bookingPath,
  bookingPersonAccess,
  createBookingAccess,
  mayReadBooking,
  notedOfBooking,
  roomSlotAccess,
  slotAccess,
  slotHolderAccess,
  valuedOfBooking,
  wordCodeAccess,
} from '@/entities/counselling/booking';
import {
  counsellorAccess,
  counsellorAdded,
  counsellorLifecycle,
  notedOfCounsellor,
} from '@/entities/counselling/counsellor';
import { createCounsellingNoteAccess, createNoteIdAccess } from '@/entities/counselling/note';
import { tracked } from '@/entities/tracking';
import type { CollectionAccess } from '@/shared/backend';
import { bookingSurroundings } from './surroundings';

/** Access rules of counselling: profiles of counsellors, bookings with their slots, and notes. */
export const counsellingAccess: readonly CollectionAccess[] = [
  logged(counsellorAccess, counsellorLifecycle, {
    beginning: { event: counsellorAdded, by: 'office' },
    noted: notedOfCounsellor,
  }),
  tracked(
    logged(createBookingAccess(bookingSurroundings), bookingLifecycle, {
      moverOf: bookingMover,
      noted: notedOfBooking,
      valued: valuedOfBooking,
    }),
  ),
  bookingPersonAccess,
  createBookingChangesAccess(mayReadBooking),
  slotAccess,
  slotHolderAccess,
  roomSlotAccess,
  wordCodeAccess,
  createCounsellingNoteAccess(bookingPath),
  createNoteIdAccess(bookingPath),
];
