import { historyPageSize } from '@/shared/api';
import type { DocumentsPort, ListPlace, StoredDocument } from '@/shared/backend';
import { boundsOf } from '@/shared/ledger';
import type { PastReviewState } from '../model/review-lifecycle';
import { reviewCollection } from '../model/review';

/** Reviews of a state in which they wait for nobody. */
export interface PastReviews {
  readonly state: PastReviewState;
  /** The month in which they moved last, `YYYY-MM`; null for all times. */
  readonly month: string | null;
}

/**
 * Lists reviews that wait for nobody, last moved first.
 * @param page the place after which a page begins, undefined for the first one; without it all are listed
 */
export function findPastReviews(
  documents: DocumentsPort,
  { state, month }: PastReviews,
  page?: { readonly after: ListPlace | undefined },
): Promise<readonly StoredDocument[]> {
  const during = month === null ? null : boundsOf(month);
  return documents.list({
    collection: reviewCollection,
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
