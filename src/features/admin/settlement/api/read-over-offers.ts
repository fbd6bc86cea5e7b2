import { offerCollection, offerPath, parseOffer, type Offer } from '@/entities/offer';
import { readList, readRecord } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';

/** Lessons of an offer that is over are confirmed for this long, even if no desk was open. */
const rememberedMs = 30 * 86_400_000;

/** An offer in any state; null when there is none that can be read. */
export async function readOffer(documents: DocumentsPort, id: string): Promise<Offer | null> {
  const path = offerPath(id);
  const data = await documents.get(path);
  return data && readRecord(path, data, parseOffer);
}

/** Offers whose lessons ended so lately that one may still wait for its confirmation. */
export async function endedLately(documents: DocumentsPort, now: number): Promise<readonly Offer[]> {
  const found = await documents.list({
    collection: offerCollection,
    where: [
      { field: 'state', oneOf: ['ended', 'stopped'] },
      { field: 'movedAt', notBefore: new Date(now - rememberedMs).toISOString() },
    ],
  });
  return readList(offerCollection, found, parseOffer);
}
