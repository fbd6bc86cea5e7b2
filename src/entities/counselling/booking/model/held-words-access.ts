import type { CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { bookingPath } from './booking';
import { wordCodePath, wordCodeSchema, wordCodeShape } from './held-words';

/**
 * Words of quiet bookings: whoever knows all three finds the code, and nobody lists them. They come with the
 * booking, in one batch, and go once it is over.
 */
export const wordCodeAccess: CollectionAccess = {
  pattern: wordCodePath('{words}'),
  get: () => true,
  create: async ({ id, after, read, readAfter }) => {
    if (!isStored(wordCodeSchema, after) || !wordCodeShape.test(id)) return false;
    const path = bookingPath(String(after?.ref));
    return (await read(path)) === null && (await readAfter(path))?.wordCode === id;
  },
  delete: async ({ id, before, readAfter }) =>
    (await readAfter(bookingPath(String(before?.ref))))?.wordCode !== id,
};
