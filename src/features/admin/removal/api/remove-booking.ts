import { createChangeId, logChange, type Staff } from '@/entities/change-log';
import {
  bookingPersonPath,
  cancelBooking,
  freeSlot,
  parseBooking,
  slotId,
  slotPath,
} from '@/entities/counselling/booking';
import { deleteCounsellingNote, noteIdsCollection } from '@/entities/counselling/note';
import {
  BackendFailure,
  submitOnce,
  type DocumentData,
  type DocumentsPort,
  type Write,
} from '@/shared/backend';
import { removeOne } from './empty-parts';

export const hasCounsellingNotes = async (documents: DocumentsPort, booking: string): Promise<boolean> =>
  (await documents.list({ collection: noteIdsCollection(booking), limit: 1 })).length > 0;

/** Deletes the notes of counsellors about a booking, unread; one that is gone already counts as deleted. */
async function removeNotes(documents: DocumentsPort, booking: string): Promise<void> {
  for (const { id } of await documents.list({ collection: noteIdsCollection(booking) }))
    try {
      await documents.commit(deleteCounsellingNote(booking, id));
    } catch (cause) {
      if (!(cause instanceof BackendFailure && cause.code === 'not-found')) throw cause;
    }
}

/**
 * Calls a talk off that is still to come, which frees its time and its words, and deletes what is said of the
 * person and the notes of counsellors.
 */
export async function removePartsOfBooking(
  documents: DocumentsPort,
  { ref, data }: { readonly ref: string; readonly data: DocumentData },
  by: Staff,
): Promise<void> {
  const booking = parseBooking(ref, data);
  // A fresh id: a derived one is too long for a step, and nothing is called off twice.
  const signed = { id: createChangeId(), by, log: logChange };
  if (booking.state === 'waiting' || booking.state === 'booked')
    await submitOnce({ documents }, cancelBooking(booking, 'other', signed));
  await removeNotes(documents, ref);
  await removeOne(documents, bookingPersonPath(ref));
}

/** Frees the hour of a talk that took place, or at which nobody came; nothing for others. */
export async function freeHourOf(
  documents: DocumentsPort,
  ref: string,
  data: DocumentData,
): Promise<readonly Write[]> {
  const { state, ...slot } = parseBooking(ref, data);
  if (state !== 'done' && state !== 'no-show') return [];
  return (await documents.get(slotPath(slotId(slot)))) === null ? [] : freeSlot(slot);
}
