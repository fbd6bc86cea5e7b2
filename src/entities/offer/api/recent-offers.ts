import { readList, visitorMemory } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import { parseOffer, type Offer } from '../model/offer';
import { offerCollection } from '@/shared/config';

/** Upper bound of the delay between the time of a change and its visibility, in milliseconds. */
const overlapMs = 10_000;

/** Offers as far as they were read, by id. */
interface RecentOffers {
  /** Time from which they were made, ISO 8601; null before the first reading. */
  readonly since: string | null;
  readonly offers: ReadonlyMap<Offer['id'], Offer>;
}

/** What one sitting at the desk keeps for the next reading. */
export const recentMemory = visitorMemory((): { kept: RecentOffers } => ({
  kept: { since: null, offers: new Map() },
}));

const listMade = (documents: DocumentsPort, since: string) =>
  documents.list({ collection: offerCollection, where: [{ field: 'createdAt', notBefore: since }] });

const listMoved = (documents: DocumentsPort, since: string) =>
  documents.list({ collection: offerCollection, where: [{ field: 'movedAt', notBefore: since }] });

/** Just before the latest move that was read. */
function latestMove({ offers }: RecentOffers): string {
  const moves = [...offers.values()].map(({ movedAt }) => Date.parse(movedAt));
  return new Date(Math.max(...moves) - overlapMs).toISOString();
}

/** Whether what was read holds all that was made since a time. */
const holdsSince = (kept: RecentOffers, since: string): boolean =>
  kept.since !== null && kept.since <= since && kept.offers.size > 0;

/**
 * Offers made since a time, in any state. Reads all of them once, and then those that moved since: each
 * change of an offer takes the time of the backend.
 */
export async function readRecentOffers(
  documents: DocumentsPort,
  memory: { kept: RecentOffers },
  since: string,
): Promise<readonly Offer[]> {
  const { kept } = memory;
  const found = holdsSince(kept, since)
    ? await listMoved(documents, latestMove(kept))
    : await listMade(documents, since);
  const offers = new Map(
    [...kept.offers.values(), ...readList(offerCollection, found, parseOffer)]
      .filter(({ createdAt }) => createdAt >= since)
      .map((offer) => [offer.id, offer]),
  );
  memory.kept = { since, offers };
  return [...offers.values()];
}
