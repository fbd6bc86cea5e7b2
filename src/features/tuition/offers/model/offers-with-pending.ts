import * as v from 'valibot';
import { offerPath, type Offer } from '@/entities/offer';
import { pendingWritesOver, type PendingWrite } from '@/shared/pending-writes';
import { actsOfRecord, readShown, type Shown } from '@/shared/pending-writes';

const answerShape = v.object({
  answer: v.object({
    hours: v.array(v.string()),
    reason: v.string(),
    words: v.string(),
    transport: v.exactOptional(v.number()),
  }),
});

const offerAfter = (offer: Offer, act: PendingWrite): Offer => {
  const answer = readShown(answerShape, act)?.answer as Offer['answer'] | undefined;
  const moved = { ...offer, movedAt: act.addedAt, lastChange: act.id };
  const answered = { ...moved, ...(answer && { answer }) };
  switch (act.event) {
    case 'offer.accepted':
      return { ...answered, state: 'accepted' };
    case 'offer.amended':
      return { ...answered, state: 'amended' };
    case 'offer.declined':
      return { ...answered, state: 'declined' };
    case 'lessons.ended':
      return { ...moved, state: 'ended' };
    default:
      return offer;
  }
};

/** Offers with the acts of this phone applied. Keeps the order. */
export const offersWithPending = (
  offers: readonly Offer[],
  acts: readonly PendingWrite[],
): readonly Shown<Offer>[] =>
  offers.map((offer) => {
    const record = offerPath(offer.id);
    const over = pendingWritesOver(acts, record, offer.lastChange);
    return { ...actsOfRecord(acts, record), item: over.reduce(offerAfter, offer) };
  });
