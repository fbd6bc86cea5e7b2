import { createChangeId, logChange, type Staff } from '@/entities/change-log';
import {
  bookingPersonPath,
  cancelBooking,
  freeSlot,
  parseBooking,
  slotId,
  slotPath,
} from '@/entities/counselling/booking';
import { counsellingNotePath, counsellingNotesCollection } from '@/entities/counselling/note';
import { submitOnce, type DocumentData, type DocumentsPort, type Write } from '@/shared/backend';
import { removeOne } from './empty-parts';

/** Notes of counsellors about a booking, which nobody else lists. */
const notesAbout = (documents: DocumentsPort, booking: string) =>
  documents.list({ collection: counsellingNotesCollection, where: [{ field: 'booking', equals: booking }] });

export const hasCounsellingNotes = async (documents: DocumentsPort, booking: string): Promise<boolean> =>
  (await notesAbout(documents, booking)).length > 0;

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
  for (const { id } of await notesAbout(documents, ref)) await removeOne(documents, counsellingNotePath(id));
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
