import { isAdmin, type AccessContext } from '@/shared/backend';

/** The state of records that the office has put aside: lists leave it out, and nothing else is ever deleted. */
export const junk = 'junk';

/** Whether the office deletes a record that is junk. */
export const isJunkDeleted = (context: AccessContext): boolean =>
  isAdmin(context) && context.before?.state === junk;

/**
 * Whether the office deletes what hangs on a record that is junk. There can be more of it than one batch holds, so it goes before the
 * record: a deletion that was cut off leaves a record that is still junk, and the next press goes on with it.
 */
export const isOfJunk = async (context: AccessContext, record: string): Promise<boolean> =>
  isAdmin(context) && (await context.read(record))?.state === junk;

/** Whether the office deletes what belongs to a record, together with that record, which is junk. */
export const goesWithJunk = async (context: AccessContext, record: string): Promise<boolean> =>
  isAdmin(context) &&
  (await context.read(record))?.state === junk &&
  (await context.readAfter(record)) === null;
