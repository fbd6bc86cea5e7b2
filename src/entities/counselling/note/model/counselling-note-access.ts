import { hasDuty, isOwnSignature, type AccessContext, type CollectionAccess } from '@/shared/backend';
import { isStored, randomIdShape } from '@/shared/fields';
import { junk } from '@/shared/lib/lifecycle';
import { counsellingNotePath, counsellingNoteSchema } from './counselling-note';

const isCounsellor = (context: Pick<AccessContext, 'actor'>): boolean => hasDuty(context, 'counselling');

/**
 * Notes of counsellors: only the duty `counselling` reads and writes them, and nobody changes them. They are
 * deleted before a junk booking.
 * @param bookingPathOf returns the path of a booking by its code
 */
export const createCounsellingNoteAccess = (bookingPathOf: (ref: string) => string): CollectionAccess => ({
  pattern: counsellingNotePath('{id}'),
  get: isCounsellor,
  list: isCounsellor,
  create: async (context) => {
    const { id, after, now, read } = context;
    return (
      isCounsellor(context) &&
      randomIdShape.test(id) &&
      isStored(counsellingNoteSchema, after) &&
      after !== null &&
      after.at === now &&
      (await isOwnSignature(context, after)) &&
      (await read(bookingPathOf(String(after.booking)))) !== null
    );
  },
  delete: async (context) => {
    const booking = await context.read(bookingPathOf(String(context.before?.booking)));
    return isCounsellor(context) && (booking === null || booking.state === junk);
  },
});
