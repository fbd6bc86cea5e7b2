import { offerStateAt, type Offer } from '@/entities/offer';
import { fewestOffers, repliesDays, type Replies, type ReplyCount } from '@/entities/site-figure';
import type { Tutor } from '@/entities/tutor';

const dayMs = 86_400_000;

type CountedOffer = Pick<Offer, 'tutorId' | 'state' | 'createdAt' | 'isSample'>;
type CountedTutor = Pick<Tutor, 'id' | 'state' | 'isSample'>;

/** Whether the tutor answered in time; null when the tutor still may, or the office took the offer back. */
function wasAnswered(offer: CountedOffer, now: Date): boolean | null {
  const state = offerStateAt(offer, now);
  if (state === 'sent' || state === 'withdrawn') return null;
  return state !== 'expired';
}

/**
 * How many offers of the last 90 days each tutor got and answered within 24 hours. Leaves out suspended
 * tutors, those with too few offers, and sample offers to real tutors.
 */
export function countReplies(
  offers: readonly CountedOffer[],
  tutors: readonly CountedTutor[],
  now: Date,
): Replies['byTutor'] {
  const since = new Date(now.getTime() - repliesDays * dayMs).toISOString();
  const counts = new Map<string, ReplyCount>();
  const known = new Map(tutors.map((tutor) => [tutor.id, tutor]));
  for (const offer of offers) {
    const tutor = known.get(offer.tutorId);
    const isAnswered = wasAnswered(offer, now);
    if (!tutor || tutor.state === 'suspended' || (offer.isSample && !tutor.isSample)) continue;
    if (isAnswered === null || offer.createdAt < since) continue;
    const { offers: all, answered } = counts.get(tutor.id) ?? { offers: 0, answered: 0 };
    counts.set(tutor.id, { offers: all + 1, answered: answered + (isAnswered ? 1 : 0) });
  }
  return Object.fromEntries([...counts].filter(([, count]) => count.offers >= fewestOffers));
}
