import type { BookingCancelReason } from '@/shared/choices';

/** Why whoever booked cancels; the other reasons are those of counsellors. */
export const ownCancelReasons = [
  'time-does-not-suit',
  'no-longer-needed',
  'found-other-help',
  'other',
] as const satisfies readonly BookingCancelReason[];

export type OwnCancelReason = (typeof ownCancelReasons)[number];
