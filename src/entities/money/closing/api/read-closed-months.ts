import { readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import { closedMonthCollection, parseClosedMonth, type ClosedMonth } from '../model/closing';

/** Most closed months that are read: four years. Fewer than a guest may list at once, which is 60. */
const mostMonths = 48;

/** Reads which months are closed, the latest closing first. One read for each. */
export async function readClosedMonths(documents: DocumentsPort): Promise<readonly ClosedMonth[]> {
  const found = await documents.list({
    collection: closedMonthCollection,
    orderBy: { field: 'at', direction: 'descending' },
    limit: mostMonths,
  });
  return readList(closedMonthCollection, found, parseClosedMonth);
}
