import { isAdmin, type CollectionAccess, type DocumentData } from '@/shared/backend';
import { goesWithJunk } from '@/shared/lib/lifecycle';
import { hasTailOf, isPhoneTailDocument, phoneTailPath } from './phone-tail';

/**
 * Access rules of what records are found by: created with their record, read by the office only.
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
      isPhoneTailDocument(after) &&
      (await read(record)) === null &&
      (await readAfter(record)) !== null
    );
  },
  delete: async (context) => {
    const record = recordOf(context.id);
    return record !== null && goesWithJunk(context, record);
  },
});

/**
 * Adds to access rules: a record is deleted only together with what it is found by. Where the record itself
 * holds the phone, as older versions stored it, the end of it follows.
 * @param phoneOf the phone in a record; undefined when the contact is a document beside it
 */
export function foundByPhone(
  access: CollectionAccess,
  phoneOf: (record: DocumentData) => unknown = () => undefined,
): CollectionAccess {
  const { update, delete: remove } = access;
  return {
    ...access,
    ...(update && {
      update: async (context) => {
        const [was, is] = [context.before, context.after].map((record) => record && phoneOf(record));
        const tail = was === is ? null : await context.readAfter(phoneTailPath(context.id));
        return (was === is || hasTailOf(tail, is)) && update(context);
      },
    }),
    ...(remove && {
      delete: async (context) =>
        (await context.readAfter(phoneTailPath(context.id))) === null && remove(context),
    }),
  };
}
