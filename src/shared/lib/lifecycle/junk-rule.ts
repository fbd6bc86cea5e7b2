import { isAdmin, type AccessContext, type AccessRule } from '@/shared/backend';

/** State of records that the office has put aside. Lists omit them, and only they may be deleted. */
export const junk = 'junk';

/** Whether the office deletes a junk record. */
export const isJunkDeleted = (context: AccessContext): boolean => isAdmin(context) && isJunk(context);

/** Whether the stored record is junk. */
export const isJunk = ({ before }: Pick<AccessContext, 'before'>): boolean => before?.state === junk;

/**
 * Whether the office deletes a subdocument of a junk record. There may be more than one batch holds, so they
 * go before the record: after an interruption the record is still junk, and the next press continues.
 */
export const isOfJunk = async (context: AccessContext, record: string): Promise<boolean> =>
  isAdmin(context) && (await context.read(record))?.state === junk;

/**
 * Whether the office deletes a dependent document in the batch that deletes its junk record.
 * @param may whether the actor works on the record
 */
export const goesWithJunk = async (
  context: AccessContext,
  record: string,
  may: AccessRule = isAdmin,
): Promise<boolean> =>
  (await may(context)) &&
  (await context.read(record))?.state === junk &&
  (await context.readAfter(record)) === null;
