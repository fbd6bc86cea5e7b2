import { historyPageSize } from '@/shared/api';
import type { DocumentsPort, ListPlace, StoredDocument } from '@/shared/backend';
import { boundsOf } from '@/shared/ledger';
import type { PastJobApplicationState } from '../model/job-application-lifecycle';
import { jobApplicationCollection } from '../model/new-job-application';

/** Applications for posts of a state that is over. */
export interface PastJobApplications {
  readonly state: PastJobApplicationState;
  /** The month in which they moved last, `YYYY-MM`; null for all times. */
  readonly month: string | null;
}

/**
 * Lists applications for posts that are over, last moved first.
 * @param page the place after which a page begins, undefined for the first one; without it all are listed
 */
export function findPastJobApplications(
  documents: DocumentsPort,
  { state, month }: PastJobApplications,
  page?: { readonly after: ListPlace | undefined },
): Promise<readonly StoredDocument[]> {
  const during = month === null ? null : boundsOf(month);
  return documents.list({
    collection: jobApplicationCollection,
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
