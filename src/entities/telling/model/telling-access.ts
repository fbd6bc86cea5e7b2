import { isAdmin, isOwnSignature, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { tellingPath, tellingSchema } from './telling';

/**
 * Access rules of tellings: the office writes one for a line of the log, signs it, and never changes it. Who
 * was told names records by the codes that open them, as the log does, so only the office reads it.
 * @param changePath path of a line of the log
 */
export const createTellingAccess = (changePath: (id: string) => string): CollectionAccess => ({
  pattern: tellingPath('{id}'),
  get: isAdmin,
  list: isAdmin,
  create: async (context) => {
    const { id, after, now, read } = context;
    const change = await read(changePath(id));
    return (
      isAdmin(context) &&
      isStored(tellingSchema, after) &&
      after !== null &&
      after.at === now &&
      (await isOwnSignature(context, after)) &&
      change?.record === after.record &&
      change?.event === after.event
    );
  },
});
