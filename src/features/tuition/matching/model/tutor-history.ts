import { offerAnswerMs, offerStateAt, type Offer } from '@/entities/offer';

const dayMs = 86_400_000;

/** Older answers do not predict the answer time. What is older than this and over is not read. */
export const rememberedMs = 90 * dayMs;

/** Statistics of one tutor over the offers of all families. */
export interface TutorHistory {
  /** Number of current families. */
  readonly load: number;
  /** Recent answer times in milliseconds; no answer counts as 24 hours. */
  readonly answers: readonly number[];
  /** Time of the last offer in ISO 8601; empty when never asked. */
  readonly lastAsked: string;
}

export const noHistory: TutorHistory = { load: 0, answers: [], lastAsked: '' };

/** Answer time; null when the record no longer shows it. */
function answerMs({ state, createdAt, movedAt }: Offer): number | null {
  if (state === 'expired') return offerAnswerMs;
  if (state !== 'accepted' && state !== 'amended' && state !== 'declined') return null;
  return Math.min(Math.max(Date.parse(movedAt) - Date.parse(createdAt), 0), offerAnswerMs);
}

/** Histories of all tutors, in one pass over the offers. */
export function tutorHistories(offers: readonly Offer[], now: Date): ReadonlyMap<string, TutorHistory> {
  const histories = new Map<string, { load: number; answers: number[]; lastAsked: string }>();
  for (const offer of offers) {
    const history = histories.get(offer.tutorId) ?? { load: 0, answers: [], lastAsked: '' };
    histories.set(offer.tutorId, history);
    if (offer.state === 'chosen') history.load += 1;
    if (offer.createdAt > history.lastAsked) history.lastAsked = offer.createdAt;
    const took = answerMs({ ...offer, state: offerStateAt(offer, now) });
    if (took !== null && now.getTime() - Date.parse(offer.createdAt) < rememberedMs)
      history.answers.push(took);
  }
  return histories;
}
