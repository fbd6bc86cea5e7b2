import { noAnswer, offerPath, type Offer, type OfferAnswer } from '@/entities/offer';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { transitionByTutor } from '@/entities/change-log';
import type { Signature } from '@/shared/pending-writes';
import type { WeekSlot } from '@/shared/ghana';

/** Event of each answer. */
const answers = { accepted: 'offer.accepted', amended: 'offer.amended', declined: 'offer.declined' } as const;

export type AnswerKind = keyof typeof answers;

/** Accepts an offer, accepts it with other hours, or declines it. */
export const answerOffer = (
  who: Signature,
  { id, state, lastChange }: Offer,
  to: AnswerKind,
  answer: OfferAnswer,
): NewPendingWrite =>
  transitionByTutor(who, {
    record: offerPath(id),
    basis: lastChange,
    event: answers[to],
    from: state,
    to,
    changes: { answer },
  });

/**
 * What a plain yes to an offer says. The family reads no hour in which the tutor is not free: where that is
 * so for a part of the asked hours, the yes proposes the others; with no hour left it proposes none, and is
 * not offered.
 * @param free hours in which the tutor teaches and nobody is taught yet
 */
export function yesFor(
  { learner }: Pick<Offer, 'learner'>,
  free: readonly WeekSlot[],
): { readonly kind: 'accepted' | 'amended'; readonly answer: OfferAnswer } {
  const hours = learner.hours.filter((slot) => free.includes(slot));
  if (hours.length === learner.hours.length) return { kind: 'accepted', answer: noAnswer };
  return { kind: 'amended', answer: { ...noAnswer, hours } };
}
