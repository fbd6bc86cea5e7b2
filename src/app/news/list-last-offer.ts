import { lastMoveOf } from '@/shared/code-news';
import type { DocumentsPort } from '@/shared/backend';
import { offerCollection } from '@/shared/config';

/** When an offer of the signed-in tutor moved last, through the backend. */
export async function readLastOffer(
  documents: Pick<DocumentsPort, 'list'>,
  tutorId: string,
): Promise<number> {
  const found = await documents.list({
    collection: offerCollection,
    where: [{ field: 'tutorId', equals: tutorId }],
    orderBy: { field: 'movedAt', direction: 'descending' },
    limit: 1,
  });
  return lastMoveOf(found.map(({ data }) => data as { readonly movedAt: string }));
}
