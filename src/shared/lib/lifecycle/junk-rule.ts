import { isAdmin, type AccessContext } from '@/shared/backend';

/** State of records that the office has put aside. Lists omit them, and only they may be deleted. */
export const junk = 'junk';

/** Whether the office deletes a junk record. */
export const isJunkDeleted = (context: AccessContext): boolean =>
  isAdmin(context) && context.before?.state === junk;

/**
 * Whether the office deletes a subdocument of a junk record. There may be more than one batch holds, so they
 * go before the record: after an interruption the record is still junk, and the next press continues.
 */
export const isOfJunk = async (context: AccessContext, record: string): Promise<boolean> =>
  isAdmin(context) && (await context.read(record))?.state === junk;

/** Whether the office deletes a dependent document in the batch that deletes its junk record. */
export const goesWithJunk = async (context: AccessContext, record: string): Promise<boolean> =>
  isAdmin(context) &&
  (await context.read(record))?.state === junk &&
  (await context.readAfter(record)) === null;
