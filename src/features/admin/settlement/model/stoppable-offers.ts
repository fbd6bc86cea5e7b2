import { isOpenOffer, type Offer } from '@/entities/offer';
import type { Tutor } from '@/entities/tutor';

/** A tutor as far as stopping lessons needs one. */
export type KnownTutor = Pick<Tutor, 'id' | 'state' | 'movedAt'>;

/** An open offer of a suspended tutor. */
export interface StoppableOffer {
  readonly offer: Offer;
  /** Since when the tutor is suspended, ISO 8601. */
  readonly since: string;
}

/** Ids of suspended tutors, sorted. */
export const suspendedTutors = (tutors: readonly KnownTutor[]): readonly string[] =>
  tutors.flatMap(({ id, state }) => (state === 'suspended' ? [id] : [])).sort();

/** Open offers of suspended tutors: each is a family whose lessons are still to be stopped. */
export function stoppableOffers(
  tutors: readonly KnownTutor[],
  offers: readonly Offer[],
): readonly StoppableOffer[] {
  const since = new Map(
    tutors.filter(({ state }) => state === 'suspended').map(({ id, movedAt }) => [id, movedAt]),
  );
  return offers.flatMap((offer) => {
    const from = since.get(offer.tutorId);
    return from !== undefined && isOpenOffer(offer.state) ? [{ offer, since: from }] : [];
  });
}
