import { historyPageSize } from '@/shared/api';
import type { DocumentsPort, ListPlace, StoredDocument } from '@/shared/backend';
import { counsellingTopic } from '@/shared/choices';
import { boundsOf } from '@/shared/ledger';
import type { PastEnquiryState } from '../model/enquiry-lifecycle';
import { enquiryCollection } from '../model/new-enquiry';

/** Enquiries of a state that is over. */
export interface PastEnquiries {
  readonly state: PastEnquiryState;
  /** The month in which they moved last, `YYYY-MM`; null for all times. */
  readonly month: string | null;
  /** Whether only those about counselling are read, as the duty `counselling` opens them. */
  readonly isCounselling?: boolean;
}

/**
 * Lists enquiries that are over, last moved first.
 * @param page the place after which a page begins, undefined for the first one; without it all are listed
 */
export function findPastEnquiries(
  documents: DocumentsPort,
  { state, month, isCounselling = false }: PastEnquiries,
  page?: { readonly after: ListPlace | undefined },
): Promise<readonly StoredDocument[]> {
  const during = month === null ? null : boundsOf(month);
  if (isCounselling)
    return documents.list({
      collection: enquiryCollection,
      where: [
        { field: 'topic', equals: counsellingTopic },
        { field: 'state', equals: state },
      ],
      ...(during && {
        where: [
          { field: 'topic', equals: counsellingTopic },
          { field: 'state', equals: state },
          { field: 'movedAt', notBefore: during.first },
          { field: 'movedAt', notAfter: during.last },
        ],
      }),
      orderBy: { field: 'movedAt', direction: 'descending' },
      ...(page && { limit: historyPageSize, ...(page.after && { after: page.after }) }),
    });
  return documents.list({
    collection: enquiryCollection,
    where: [{ field: 'state', equals: state }],
    ...(during && {
      where: [
        { field: 'state', equals: state },
        { field: 'movedAt', notBefore: during.first },
        { field: 'movedAt', notAfter: during.last },
      ],
    }),
    orderBy: { field: 'movedAt', direction: 'descending' },
    ...(page && { limit: historyPageSize, ...(page.after && { after: page.after }) }),
  });
}
