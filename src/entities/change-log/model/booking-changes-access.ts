import {
  isAdministrator,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { uuidShape } from '@/shared/fields';
import { isChangeDocument, lookEvents, recordDeleted } from './change';
import { changesNothing, isWrittenByActor } from './change-access';

/** Whether the actor reads what is private of a booking. */
type BookingReader = (context: Pick<AccessContext, 'actor'>, booking: DocumentData | null) => boolean;

/** A code holder finds the own entry by its random id, and others their own by their account. */
const isOwnLine = ({ actor, before }: AccessContext): boolean => {
  const by = (before?.by ?? {}) as DocumentData;
  return by.kind === 'code-holder' || by.userId === actor.userId;
};

/**
 * The log of a booking, append-only. It stands below the booking, so that the office, which lists the change
 * log, learns no codes of quiet bookings.
 */
export const createBookingChangesAccess = (mayRead: BookingReader): CollectionAccess => ({
  pattern: 'bookings/{ref}/changes/{id}',
  // A missing line is seen to be missing: so a device knows a refused change from one whose answer was lost.
  get: async (context) =>
    context.before === null ||
    isOwnLine(context) ||
    mayRead(context, await context.read(`bookings/${context.params.ref ?? ''}`)),
  list: async ({ actor, query, read }) =>
    mayRead({ actor }, await read(query.collection.replace(/\/changes$/, ''))),
  create: async (context) => {
    const { id, params, after, now, read, readAfter } = context;
    const record = `bookings/${params.ref ?? ''}`;
    if (!isAdministrator(context) && !uuidShape.test(id)) return false;
    if (!after || !isChangeDocument(after) || after.at !== now || after.record !== record) return false;
    if (after.event === recordDeleted || !(await isWrittenByActor(context))) return false;
    const [before, booking] = [await read(record), await readAfter(record)];
    if (before === null || booking === null) return false;
    if (lookEvents.includes(String(after.event))) return mayRead(context, booking) && changesNothing(after);
    return before.lastChange !== id && booking.lastChange === id;
  },
});
