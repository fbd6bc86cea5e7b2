import { historyPageSize } from '@/shared/api';
import type { DocumentsPort, ListPlace, StoredDocument } from '@/shared/backend';
import { boundsOf } from '@/shared/ledger';
import type { PastTutorApplicationState } from '../model/tutor-application-lifecycle';
import { tutorApplicationCollection } from '../model/tutor-application';

/** Applications of a state that is over. */
export interface PastTutorApplications {
  readonly state: PastTutorApplicationState;
  /** The month in which they moved last, `YYYY-MM`; null for all times. */
  readonly month: string | null;
}

/**
 * Lists applications that are over, last moved first.
 * @param page the place after which a page begins, undefined for the first one; without it all are listed
 */
export function findPastTutorApplications(
  documents: DocumentsPort,
  { state, month }: PastTutorApplications,
  page?: { readonly after: ListPlace | undefined },
): Promise<readonly StoredDocument[]> {
  const during = month === null ? null : boundsOf(month);
  return documents.list({
    collection: tutorApplicationCollection,
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
