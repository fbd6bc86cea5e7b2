import { offerPath, parseOffer, writeGoingOn } from '@/entities/offer';
import { proposalsCollection } from '@/entities/tuition-request';
import { readEach } from '@/shared/api';
import type { DocumentsPort, Write } from '@/shared/backend';

/** Writes by which the chosen offer of a request says that the family goes on, unless it says so already. */
export async function readGoingOn(documents: DocumentsPort, ref: string): Promise<readonly Write[]> {
  const found = await documents.list({ collection: proposalsCollection(ref) });
  const offers = await readEach(
    documents,
    found.map(({ id }) => offerPath(id)),
    parseOffer,
  );
  return offers
    .filter(({ state, goesOnAt }) => state === 'chosen' && goesOnAt === undefined)
    .map(({ id }) => writeGoingOn(id));
}
