import { isAdmin, type CollectionAccess } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { goesWithJunk } from '@/shared/lib/lifecycle';
import { phoneTailPath, phoneTailSchema } from './phone-tail';

/**
 * Access rules of the ends of phone numbers: created with their record, read by the office only.
 * @param recordOf path of the record of a code; null when its kind is not found by phone
 */
export const createPhoneTailAccess = (recordOf: (ref: string) => string | null): CollectionAccess => ({
  pattern: phoneTailPath('{ref}'),
  get: isAdmin,
  list: isAdmin,
  create: async ({ id, after, read, readAfter }) => {
    const record = recordOf(id);
    return (
      record !== null &&
      isStored(phoneTailSchema, after) &&
      (await read(record)) === null &&
      (await readAfter(record)) !== null
    );
  },
  delete: async (context) => {
    const record = recordOf(context.id);
    return record !== null && goesWithJunk(context, record);
  },
});

/** Adds to access rules: a record is deleted only together with the end of its phone. */
export function foundByPhone(access: CollectionAccess): CollectionAccess {
  const { delete: remove } = access;
  return {
    ...access,
    ...(remove && {
      delete: async (context) =>
        (await context.readAfter(phoneTailPath(context.id))) === null && remove(context),
    }),
  };
}
