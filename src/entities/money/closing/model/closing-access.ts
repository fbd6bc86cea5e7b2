import { dequal } from 'dequal/lite';
import {
  isAdmin,
  isOwnSignature,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored, monthShape } from '@/shared/fields';
import {
  closedMonthPath,
  closedMonthSchema,
  closingPath,
  closingSchema,
  isMonthOver,
  monthClosed,
} from './closing';

/** Access rules of closings: the office closes a month that is over, once, signs it, and never changes it. */
export const closingAccess: CollectionAccess = {
  pattern: closingPath('{id}'),
  get: isAdmin,
  list: isAdmin,
  create: async (context) => {
    const { id, after, now, readAfter } = context;
    return (
      isAdmin(context) &&
      monthShape.test(id) &&
      isMonthOver(id, now) &&
      isStored(closingSchema, after) &&
      after?.at === now &&
      (await isOwnSignature(context, after)) &&
      (await readAfter(closedMonthPath(id))) !== null
    );
  },
};

/** Access rules of what everybody reads of a closing. It comes with the closing. */
export const closedMonthAccess: CollectionAccess = {
  pattern: closedMonthPath('{id}'),
  get: () => true,
  list: () => true,
  create: async (context) => {
    const { id, after, now, readAfter } = context;
    return (
      isAdmin(context) &&
      isStored(closedMonthSchema, after) &&
      after?.at === now &&
      (await readAfter(closingPath(id)))?.at === now
    );
  },
};

/** Whether a line of the log tells that a month was closed. */
export const isTrueOfClosing = (change: DocumentData, _context: AccessContext): boolean =>
  change.event === monthClosed && dequal(change.before, {}) && dequal(change.after, {});
