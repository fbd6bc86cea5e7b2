import type { Lesson, LessonEvent } from '@/entities/lesson';
import { isWordOver } from '@/entities/lesson';
import {
  offerStateAt,
  type Offer,
  type OfferEnding,
  type OfferEvent,
  type OfferState,
} from '@/entities/offer';
import { answerUntil, type TuitionRequest } from '@/entities/tuition-request';

/** An offer with the reference code of its family. */
export type LinkedOffer = Pick<Offer, 'id' | 'state' | 'createdAt' | 'movedAt' | 'ending'> & {
  readonly ref: string;
};

/** A transition that follows from time or from other records and is due to be written. */
export type Settlement =
  | {
      readonly kind: 'offer';
      readonly offerId: string;
      readonly event: OfferEvent;
      readonly from: OfferState;
      readonly to: OfferState;
      readonly ending?: OfferEnding;
    }
  | {
      readonly kind: 'request';
      readonly ref: string;
      readonly event:
        'offer.declined' | 'offer.expired' | 'trial.failed' | 'replacement.asked' | 'interest.lapsed';
      readonly from: TuitionRequest['state'];
      readonly to: 'reviewing' | 'lapsed';
    }
  | {
      readonly kind: 'lesson';
      readonly offerId: string;
      readonly lessonId: string;
      readonly event: LessonEvent;
      readonly from: 'taught';
      readonly to: 'confirmed';
      /** Evidence in place of the family's confirmation. */
      readonly proof: string;
    };

/** A taught lesson with its evidence; null evidence when it needs the family's confirmation. */
export type ProvedLesson = Pick<Lesson, 'id' | 'offerId' | 'state' | 'movedAt'> & {
  readonly proof: string | null;
};

export type KnownRequest = Pick<TuitionRequest, 'ref' | 'state' | 'movedAt'>;

/** States in which a request awaits a tutor and has no offer. */
const searching: readonly string[] = ['reviewing', 'asking'];

const openStates: readonly OfferState[] = ['sent', 'accepted', 'amended'];
/** States of an offer that is over. */
export const overStates: readonly OfferState[] = [
  'declined',
  'expired',
  'withdrawn',
  'passed',
  'ended',
  'stopped',
];

/**
 * After a choice, the family's device declines the other offers. The desk does so after this time, in
 * milliseconds.
 */
export const familyTellsMs = 86_400_000;

/** The family was not asked for a reason. */
const byFamily: OfferEnding = { by: 'family', reason: 'other', words: '' };

/**
 * Settlements that are due now. Decides from stored data only, so a request follows its offers one pass later
 * and a concurrent answer is not lost. The lists may differ in age by some seconds; comparing transition
 * times guards against stale data.
 */
export function settleDecisions(
  requests: readonly KnownRequest[],
  offers: readonly LinkedOffer[],
  lessons: readonly ProvedLesson[],
  now: Date,
): readonly Settlement[] {
  const byRef = new Map<string, LinkedOffer[]>();
  for (const offer of offers) byRef.set(offer.ref, [...(byRef.get(offer.ref) ?? []), offer]);
  return [
    ...offers.flatMap((offer) => lapsed(offer, now)),
    ...requests.flatMap((request) => {
      const own = byRef.get(request.ref) ?? [];
      return [...ownOffers(request, own, now), ...ownTransition(request, own, now)];
    }),
    ...lessons.flatMap((lesson): Settlement[] => {
      const { id: lessonId, offerId, proof } = lesson;
      if (proof === null || !isWordOver(lesson, now)) return [];
      const event = 'lesson.confirmed';
      return [{ kind: 'lesson', offerId, lessonId, event, from: 'taught', to: 'confirmed', proof }];
    }),
  ];
}

function lapsed(offer: LinkedOffer, now: Date): readonly Settlement[] {
  if (offer.state !== 'sent' || offerStateAt(offer, now) !== 'expired') return [];
  return [{ kind: 'offer', offerId: offer.id, event: 'offer.expired', from: 'sent', to: 'expired' }];
}

/** Settlements for the offers of a request that is over, has its tutor, or searches again. */
function ownOffers(request: KnownRequest, offers: readonly LinkedOffer[], now: Date): readonly Settlement[] {
  const isOver = ['cancelled', 'lapsed', 'ended'].includes(request.state);
  const hasTutor =
    (request.state === 'trial' || request.state === 'running') &&
    offers.some(({ state }) => state === 'chosen');
  const isToldByDesk = hasTutor && now.getTime() - Date.parse(request.movedAt) > familyTellsMs;
  return offers.flatMap(({ id: offerId, state: from, movedAt, createdAt }): Settlement[] => {
    const isOpen = openStates.includes(from) && offerStateAt({ state: from, createdAt }, now) !== 'expired';
    // Nobody would use an answer that comes after the family's choice.
    if (isOpen && (isOver || (hasTutor && from === 'sent')))
      return [{ kind: 'offer', offerId, event: 'offer.withdrawn', from, to: 'withdrawn' }];
    if (isOpen && isToldByDesk)
      return [{ kind: 'offer', offerId, event: 'offer.passed', from, to: 'passed' }];
    const isLeft = isOver || (searching.includes(request.state) && request.movedAt > movedAt);
    if (isLeft && from === 'chosen')
      return [{ kind: 'offer', offerId, event: 'lessons.ended', from, to: 'ended', ending: byFamily }];
    return [];
  });
}

/** Whether a request returns to the desk, or lapses because its family did not confirm its interest. */
function ownTransition(
  { ref, state, movedAt }: KnownRequest,
  offers: readonly LinkedOffer[],
  now: Date,
): readonly Settlement[] {
  if (state === 'asking' && now.getTime() >= answerUntil(movedAt))
    return [{ kind: 'request', ref, event: 'interest.lapsed', from: state, to: 'lapsed' }];
  const back = { kind: 'request', ref, from: state, to: 'reviewing' } as const;
  if (state === 'offered') {
    // Offers of the current round; older ones belong to an earlier round.
    const round = offers.filter(({ createdAt }) => createdAt >= movedAt);
    if (round.length === 0 || offers.some((offer) => !overStates.includes(offer.state))) return [];
    const isDeclined = round.some((offer) => offer.state === 'declined');
    return [{ ...back, event: isDeclined ? 'offer.declined' : 'offer.expired' }];
  }
  if (state === 'trial' || state === 'running') {
    const hasTutor = offers.some((offer) => offer.state === 'chosen');
    const isLeft = offers.some(
      (offer) => offer.state === 'ended' && offer.ending.by === 'tutor' && offer.movedAt > movedAt,
    );
    if (hasTutor || !isLeft) return [];
    return [{ ...back, event: state === 'trial' ? 'trial.failed' : 'replacement.asked' }];
  }
  return [];
}
