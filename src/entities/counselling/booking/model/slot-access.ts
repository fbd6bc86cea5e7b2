import type { AccessContext, CollectionAccess, DocumentData } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { bookingPath } from './booking';
import {
  roomSlotPath,
  roomSlotSchema,
  slotHolderPath,
  slotHolderSchema,
  slotId,
  slotPath,
  slotSchema,
  type TakenSlot,
} from './slot';

/** States in which a booking holds the slot of its counsellor and start. */
const holdingStates: readonly unknown[] = ['booked', 'done', 'no-show'];

const isOf = (booking: DocumentData | null, { counsellor, start, room }: TakenSlot): boolean =>
  booking?.counsellor === counsellor && booking.start === start && booking.room === room;

const roomOf = ({ room, start }: TakenSlot, { readAfter }: AccessContext) =>
  readAfter(roomSlotPath(room, start));

/**
 * Taken hours: everybody reads them, and they name no booking. One is created with the booking that takes
 * it, so that of two bookings at the same moment one is refused. It is deleted once that booking no longer
 * holds it, or the person was removed from it.
 */
export const slotAccess: CollectionAccess = {
  pattern: slotPath('{id}'),
  get: () => true,
  list: () => true,
  create: async (context) => {
    const { id, after, readAfter } = context;
    if (!isStored(slotSchema, after)) return false;
    const slot = after as unknown as TakenSlot;
    const holder = await readAfter(slotHolderPath(id));
    if (holder === null || id !== slotId(slot)) return false;
    const booking = await readAfter(bookingPath(String(holder.ref)));
    return (
      booking?.state === 'booked' &&
      isOf(booking, slot) &&
      booking.day === slot.day &&
      (slot.room === '' || (await roomOf(slot, context))?.slot === id)
    );
  },
  delete: async (context) => {
    const { id, before, read, readAfter } = context;
    const slot = before as unknown as TakenSlot;
    const holder = await read(slotHolderPath(id));
    const booking = await readAfter(bookingPath(String(holder?.ref)));
    return (
      holder !== null &&
      booking !== null &&
      !(holdingStates.includes(booking.state) && booking.removal !== 'done' && isOf(booking, slot)) &&
      (slot.room === '' || (await roomOf(slot, context)) === null)
    );
  },
};

/** Which booking holds a slot: comes and goes with the slot, and is read by nobody. */
export const slotHolderAccess: CollectionAccess = {
  pattern: slotHolderPath('{id}'),
  create: async ({ id, after, read, readAfter }) =>
    isStored(slotHolderSchema, after) &&
    (await read(slotPath(id))) === null &&
    (await readAfter(slotPath(id))) !== null,
  delete: async ({ id, readAfter }) => (await readAfter(slotPath(id))) === null,
};

/** The room of a slot: comes and goes with the slot, and is read by nobody. */
export const roomSlotAccess: CollectionAccess = {
  pattern: 'roomSlots/{id}',
  create: async ({ id, after, readAfter }) => {
    if (!isStored(roomSlotSchema, after)) return false;
    const slot = (await readAfter(slotPath(String(after?.slot)))) as TakenSlot | null;
    return slot !== null && slot.room !== '' && `roomSlots/${id}` === roomSlotPath(slot.room, slot.start);
  },
  delete: async ({ before, readAfter }) => (await readAfter(slotPath(String(before?.slot)))) === null,
};
