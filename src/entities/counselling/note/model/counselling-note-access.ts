import { hasDuty, isOwnSignature, type AccessContext, type CollectionAccess } from '@/shared/backend';
import { isStored, randomIdShape } from '@/shared/fields';
import { junk } from '@/shared/lib/lifecycle';
import { counsellingNotePath, counsellingNoteSchema, noteIdPath } from './counselling-note';

const isCounsellor = (context: Pick<AccessContext, 'actor'>): boolean => hasDuty(context, 'counselling');

/** Who takes a person out of a talk to the end, without reading the notes. */
const isFinisher = (context: Pick<AccessContext, 'actor'>): boolean =>
  isCounsellor(context) || hasDuty(context, 'safeguarding');

/**
 * Notes of counsellors: only the duty `counselling` reads and writes them, and nobody changes them. They are
 * deleted before a junk booking, each with its id.
 * @param bookingPathOf returns the path of a booking by its code
 */
export const createCounsellingNoteAccess = (bookingPathOf: (ref: string) => string): CollectionAccess => ({
  pattern: counsellingNotePath('{id}'),
  get: isCounsellor,
  list: isCounsellor,
  create: async (context) => {
    const { id, after, now, read, readAfter } = context;
    return (
      isCounsellor(context) &&
      randomIdShape.test(id) &&
      isStored(counsellingNoteSchema, after) &&
      after !== null &&
      after.at === now &&
      (await isOwnSignature(context, after)) &&
      (await read(bookingPathOf(String(after.booking)))) !== null &&
      (await readAfter(noteIdPath(String(after.booking), id))) !== null
    );
  },
  delete: async (context) => {
    const { id, before, read, readAfter } = context;
    const ref = String(before?.booking);
    const booking = await read(bookingPathOf(ref));
    return (
      isCounsellor(context) &&
      (booking === null || booking.state === junk) &&
      (await readAfter(noteIdPath(ref, id))) === null
    );
  },
});

/**
 * Ids of notes about a booking: they come and go with their notes. Whoever takes the person out of the talk
 * lists them once that has begun; they tell nothing but how many there are.
 * @param bookingPathOf returns the path of a booking by its code
 */
export const createNoteIdAccess = (bookingPathOf: (ref: string) => string): CollectionAccess => ({
  pattern: noteIdPath('{ref}', '{id}'),
  list: async (context) =>
    isCounsellor(context) ||
    (isFinisher(context) &&
      (await context.read(bookingPathOf(context.params.ref ?? '')))?.removal !== undefined),
  create: async ({ id, params, after, read, readAfter }) =>
    Object.keys(after ?? {}).length === 0 &&
    (await read(counsellingNotePath(id))) === null &&
    (await readAfter(counsellingNotePath(id)))?.booking === params.ref,
  delete: async (context) =>
    isFinisher(context) && (await context.readAfter(counsellingNotePath(context.id))) === null,
});
