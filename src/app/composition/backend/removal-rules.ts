import { dequal } from 'dequal/lite';
import { linePath, personRemoved, removalBegun } from '@/entities/change-log';
import { concernCollection } from '@/entities/concern';
import { bookingCollection, mayReadBooking } from '@/entities/counselling/booking';
import {
  changesOnly,
  hasDuty,
  isAdmin,
  type AccessContext,
  type AccessRule,
  type CollectionAccess,
  type DocumentData,
  type Duty,
} from '@/shared/backend';
import { isEmptied, isPartlyEmptied, type PersonalFields } from '@/shared/fields';

type Read = AccessContext['read'];

/** Who finishes with a talk. The office may begin. */
export const mayFinishTalk = (context: Pick<AccessContext, 'actor'>): boolean =>
  hasDuty(context, 'counselling') || hasDuty(context, 'safeguarding');

const stamps = ['updatedAt', 'lastChange'];

/** Whether the batch contains a new line of the office that says so, and nothing of the person. */
async function isLogged(context: AccessContext, record: string, event: string): Promise<boolean> {
  const { after, read, readAfter } = context;
  const id = String(after?.lastChange);
  if ((await read(linePath(record, id))) !== null) return false;
  const line = await readAfter(linePath(record, id));
  return (
    line?.record === record &&
    line.event === event &&
    (line.by as DocumentData).kind === 'office' &&
    dequal(line.before, {}) &&
    dequal(line.after, {})
  );
}

/** Who removes the person of a record. */
const dutyOf = (record: string): Duty =>
  record.startsWith(`${concernCollection}/`) ? 'safeguarding' : 'office';

const mayRemove = ({ actor }: Pick<AccessContext, 'actor'>, record: string, stored: DocumentData): boolean =>
  record.startsWith(`${bookingCollection}/`)
    ? mayReadBooking({ actor }, stored)
    : hasDuty({ actor }, dutyOf(record));

/** Whether the office is removing the person whom a record is about. */
export async function isRemoving(
  context: Pick<AccessContext, 'actor'>,
  record: string | null,
  read: Read,
): Promise<boolean> {
  const stored = record === null ? null : await read(record);
  return record !== null && stored?.removal === 'begun' && mayRemove(context, record, stored);
}

/**
 * A record about a person. The office says that it begins, takes away what hangs on the record, and empties
 * the record last: what was left behind is found again by the same words.
 */
export const removable = (
  pathOf: (id: string) => string,
  fields: PersonalFields,
  {
    may = isAdmin,
    gone = () => [],
    isReady = () => true,
    mayFinish = () => true,
  }: {
    readonly may?: AccessRule;
    readonly gone?: (id: string) => readonly string[];
    /** Whether everything was taken back that the record names. */
    readonly isReady?: (record: DocumentData) => boolean;
    /** Who may do the second step, of those who may begin. */
    readonly mayFinish?: AccessRule;
  } = {},
): CollectionAccess => ({
  pattern: pathOf('{id}'),
  update: async (context) => {
    const { id, before, after, now, readAfter } = context;
    if (!(await may(context)) || after?.updatedAt !== now) return false;
    if (after.removal === 'begun')
      return changesOnly(context, ['removal', ...stamps]) && isLogged(context, pathOf(id), removalBegun);
    return (
      before?.removal === 'begun' &&
      after.removal === 'done' &&
      isReady(before) &&
      (await mayFinish(context)) &&
      isEmptied(context, fields, ['removal', ...stamps]) &&
      (await Promise.all(gone(id).map(readAfter))).every((part) => part === null) &&
      isLogged(context, pathOf(id), personRemoved)
    );
  },
});

/** A document that goes with the person of a record. */
export const deletable = (
  pattern: string,
  recordOf: (context: AccessContext) => string | null | Promise<string | null>,
): CollectionAccess => ({
  pattern,
  delete: async (context) => isRemoving(context, await recordOf(context), context.read),
});

type RecordsOf = (context: AccessContext) => readonly (string | null)[] | Promise<readonly (string | null)[]>;

/** A document that belongs to others too, or is counted: only its personal fields are emptied. */
export const emptiable = (
  pattern: string,
  fields: PersonalFields,
  recordsOf: RecordsOf,
): CollectionAccess => ({
  pattern,
  update: async (context) => {
    const { before, after, now } = context;
    if (!isPartlyEmptied(context, fields, ['updatedAt'])) return false;
    if (
      after?.updatedAt !== before?.updatedAt &&
      (before?.updatedAt === undefined || after?.updatedAt !== now)
    )
      return false;
    for (const record of await recordsOf(context))
      if (await isRemoving(context, record, context.read)) return true;
    return false;
  },
});
