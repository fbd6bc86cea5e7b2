import { offerAnswerMs, offerStateAt, type Offer } from '@/entities/offer';

const dayMs = 86_400_000;

/** Answers that are older say little of how fast somebody answers now. */
const rememberedMs = 90 * dayMs;

/** What the offers of all families tell of one tutor. */
export interface TutorHistory {
  /** Families that they teach now. */
  readonly load: number;
  /** How long the latest answers took, in milliseconds each; silence counts as the whole 24 hours. */
  readonly answers: readonly number[];
  /** When they were last asked, ISO-8601; empty for never. */
  readonly lastAsked: string;
}

export const noHistory: TutorHistory = { load: 0, answers: [], lastAsked: '' };

/** How long an answer took; null where the record no longer tells it. */
function answerMs({ state, createdAt, movedAt }: Offer): number | null {
  if (state === 'expired') return offerAnswerMs;
  if (state !== 'accepted' && state !== 'amended' && state !== 'declined') return null;
  return Math.min(Math.max(Date.parse(movedAt) - Date.parse(createdAt), 0), offerAnswerMs);
}

/** Reads each tutor's history off all offers, in one walk. */
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
