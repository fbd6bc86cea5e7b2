import { offerPath, type Offer, type OfferAnswer } from '@/entities/offer';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { transitionByTutor } from '@/entities/change-log';
import type { Signature } from '@/shared/pending-writes';

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
