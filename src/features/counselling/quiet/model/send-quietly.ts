import {
  type Booking,
  bookingPath,
  type ChosenSlot,
  createBooking,
  parseBooking,
  slotId,
  slotPath,
  stateOfNewBooking,
  wordCodePath,
} from '@/entities/counselling/booking';
import { createWordCode, parseWordCode, type WordCode } from '@/entities/counselling/word-code';
import { createReferenceCode, type ReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { BackendFailure, isPassing, type DocumentsPort } from '@/shared/backend';
import type { QuietBooking } from './quiet-booking';

/** Code and words of a booking that is sent; another try uses them again, so that one press books once. */
export interface Reserved {
  readonly ref: ReferenceCode;
  readonly words: WordCode;
}

/** Draws a code and three words. */
export const reserve = (list: readonly string[]): Reserved => ({
  ref: createReferenceCode('counselling'),
  words: createWordCode(list),
});

/** What came of sending a booking. */
export type QuietOutcome =
  | { readonly kind: 'sent'; readonly reserved: Reserved; readonly slot: ChosenSlot | null }
  /** Somebody else has taken the time. Nothing was booked. */
  | { readonly kind: 'slot-taken' };

/** How many times other words are drawn; two bookings with the same words are one case in billions. */
const mostDraws = 5;

/** What is stored of a booking that arrived though its answer was lost: perhaps of an earlier form. */
function arrived(
  ref: ReferenceCode,
  { wordCode = '', start, counsellor, room }: Booking,
  list: readonly string[],
): QuietOutcome {
  const parsed = parseWordCode(wordCode, list);
  if (!('code' in parsed)) throw new BackendFailure('invalid', 'a quiet booking without its words');
  const slot = start === '' ? null : { start, counsellor, room };
  return { kind: 'sent', reserved: { ref, words: parsed.code }, slot };
}

/**
 * Sends a quiet booking straight to the backend: past the outbox, which keeps what it sends on the device.
 * @param list the words that codes are drawn from
 * @throws BackendFailure when it was not booked; after a passing one it may be: send it with the same codes
 */
export async function sendQuietly(
  documents: Pick<DocumentsPort, 'commit' | 'get'>,
  booking: QuietBooking,
  { reserved, list }: { readonly reserved: Reserved; readonly list: readonly string[] },
): Promise<QuietOutcome> {
  const { ref } = reserved;
  let { words } = reserved;
  for (let draws = 0; ; draws += 1) {
    try {
      await documents.commit([
        ...createBooking(ref, { ...booking, wordCode: words.id }),
        openTracking(ref, { kind: 'counselling' }, stateOfNewBooking(booking)),
      ]);
      return { kind: 'sent', reserved: { ref, words }, slot: booking.slot };
    } catch (cause) {
      if (!(cause instanceof BackendFailure) || isPassing(cause)) throw cause;
      const stored = await documents.get(bookingPath(ref));
      if (stored) return arrived(ref, parseBooking(ref, stored), list);
      const { slot } = booking;
      if (slot && (await documents.get(slotPath(slotId(slot))))) return { kind: 'slot-taken' };
      const isCollision = (await documents.get(wordCodePath(words.id))) !== null;
      if (!isCollision || draws === mostDraws) throw cause;
      words = createWordCode(list);
    }
  }
}
