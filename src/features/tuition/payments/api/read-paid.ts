import { readClosedMonths, type ClosedMonth } from '@/entities/money/closing';
import { paidCollection, parsePaid, type Paid } from '@/entities/money/payment';
import { readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';

/** What a family has paid, and which months are closed. */
export interface PaidOfFamily {
  readonly payments: readonly Paid[];
  readonly closedMonths: readonly ClosedMonth[];
}

/** Reads what belongs to the account of a family besides its lessons. @param code of its request */
export async function readPaid(documents: DocumentsPort, code: string): Promise<PaidOfFamily> {
  const collection = paidCollection(code);
  const [paid, closedMonths] = await Promise.all([
    documents.list({ collection }),
    readClosedMonths(documents),
  ]);
  return { payments: readList(collection, paid, parsePaid), closedMonths };
}
