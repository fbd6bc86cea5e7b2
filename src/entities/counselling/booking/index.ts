export {
  useBookedTalksQuery,
  useBookingPersonQuery,
  useBookingQuery,
  useBookingsOfDaysQuery,
  useJunkBookingsQuery,
  useOpenBookingsQuery,
  usePlainBookingsOfDaysQuery,
  useSoonerBookingsQuery,
  useWaitingBookingsQuery,
} from './api/booking-api';
export { useSlotsOfCounsellorQuery, useTakenSlotsQuery } from './api/slot-api';
export {
  bookingMover,
  bookingPersonAccess,
  type BookingSurroundings,
  createBookingAccess,
  mayReadBooking,
  notedOfBooking,
  valuedOfBooking,
} from './model/booking-access';
export { mayReadQuiet } from './model/quiet-duties';
export {
  bookingLifecycle,
  bookingMachine,
  bookingMoved,
  bookingSooner,
  bookingTimeline,
  maximumMoves,
  mayCancel,
  mayMove,
} from './model/booking-lifecycle';
export {
  type Booking,
  bookingCollection,
  bookingPath,
  type BookingPerson,
  bookingPersonPath,
  parseBooking,
  parseBookingPerson,
} from './model/booking';
export {
  askSooner,
  cancelBooking,
  endOfBooking,
  finishBooking,
  followUp,
  junkBooking,
  moveBooking,
  placeBooking,
  restoreBooking,
  type Signed,
} from './model/change-booking';
export {
  bookingConsentVersion,
  createBooking,
  type NewBooking,
  type NewBookingPerson,
  stateOfNewBooking,
} from './model/new-booking';
export { type OwnCancelReason } from './model/own-cancel-reasons';
export { CancelForm } from './ui/cancel-form';
export { wordCodePath } from './model/held-words';
export { wordCodeAccess } from './model/held-words-access';
export {
  type ChosenSlot,
  freeSlot,
  slotHolderPath,
  slotId,
  slotPath,
  slotWith,
  type TakenSlot,
} from './model/slot';
export { roomSlotAccess, slotAccess, slotHolderAccess } from './model/slot-access';
