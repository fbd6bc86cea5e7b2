import { historyPageSize } from '@/shared/api';
import type { DocumentsPort, ListPlace, StoredDocument } from '@/shared/backend';
import { boundsOf } from '@/shared/ledger';
import type { PastConsultationState } from '../model/consultation-lifecycle';
import { consultationCollection } from '../model/consultation';

/** Consultations of a state that is over. */
export interface PastConsultations {
  readonly state: PastConsultationState;
  /** The month in which they moved last, `YYYY-MM`; null for all times. */
  readonly month: string | null;
}

/**
 * Lists consultations that are over, last moved first.
 * @param page the place after which a page begins, undefined for the first one; without it all are listed
 */
export function findPastConsultations(
  documents: DocumentsPort,
  { state, month }: PastConsultations,
  page?: { readonly after: ListPlace | undefined },
): Promise<readonly StoredDocument[]> {
  const during = month === null ? null : boundsOf(month);
  return documents.list({
    collection: consultationCollection,
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
