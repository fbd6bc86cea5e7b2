import { offerCollection, parseOffer, type Offer } from '@/entities/offer';
import { readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';

/** Lessons of an offer that is over are confirmed for this long, even if no desk was open. */
const rememberedMs = 30 * 86_400_000;

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
