import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { receiptPath, receiptSchema } from './receipt';

/** Fields that a receipt has from its payment. */
const paidFields = ['at', 'lastChange', 'amount', 'day', 'network', 'isRefund'];

/**
 * Access rules of receipts: one comes with its payment and says the same, and is cancelled with the
 * counter-entry. Whoever has the number reads it; nobody lists them.
 * @param changePath path of a line of the log, which names the payment
 */
export function createReceiptAccess(changePath: (id: string) => string): CollectionAccess {
  /** The payment or counter-entry of the same batch; null when it has another receipt. */
  async function paymentOf({ id, after, readAfter }: AccessContext): Promise<DocumentData | null> {
    const line = await readAfter(changePath(String(after?.lastChange)));
    if (typeof line?.record !== 'string' || !line.record.startsWith('payments/')) return null;
    const payment = await readAfter(line.record);
    return payment?.receipt === id && payment.lastChange === after?.lastChange ? payment : null;
  }
  return {
    pattern: receiptPath('{id}'),
    get: () => true,
    create: async (context) => {
      const { after, now } = context;
      if (!isAdmin(context) || !after || !isStored(receiptSchema, after) || after.at !== now) return false;
      const payment = await paymentOf(context);
      return (
        payment !== null &&
        !('reason' in payment) &&
        !('cancelledAt' in after) &&
        paidFields.every((field) => after[field] === payment[field])
      );
    },
    update: async (context) => {
      const { before, after, now } = context;
      return (
        isAdmin(context) &&
        isStored(receiptSchema, after) &&
        changesOnly(context, ['cancelledAt', 'lastChange']) &&
        before?.cancelledAt === undefined &&
        after?.cancelledAt === now &&
        (await paymentOf(context))?.reason !== undefined
      );
    },
  };
}
