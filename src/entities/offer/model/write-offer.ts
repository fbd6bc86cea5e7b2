import { serverTime, type Write } from '@/shared/backend';
import {
  familyLinkPath,
  offerContactPath,
  offerPath,
  tutorContactPath,
  type LearnerPart,
  type OfferAnswer,
  type OfferContact,
  type OfferEnding,
  type TutorContact,
} from './offer';
import { offerLifecycle } from './offer-lifecycle';

export interface NewOffer {
  readonly id: string;
  /** Id of the change-log entry (`offer.made`) in the same batch. */
  readonly changeId: string;
  /** The family's reference code. */
  readonly ref: string;
  readonly tutorId: string;
  readonly learner: LearnerPart;
  readonly contact: OfferContact;
  /** The tutor's number, for the family once it has chosen; null when the office has none. */
  readonly tutorContact: TutorContact | null;
  readonly price: number;
  readonly groupSize: number;
}

/** Not answered yet. */
export const noAnswer: OfferAnswer = { hours: [], reason: '', words: '' };

/** Not ended yet. */
export const noEnding: OfferEnding = { by: '', reason: '', words: '' };

/**
 * Tells the tutor that the family goes on after the trial, which the tutor cannot read in the request.
 * Belongs in the batch of that transition.
 * @param id of a chosen offer
 */
export const writeGoingOn = (id: string): Write => ({
  type: 'update',
  path: offerPath(id),
  changes: { goesOnAt: serverTime, updatedAt: serverTime },
});

/**
 * Creates the offer, the contacts of both sides and the link to the request. The change-log entry and the
 * family's proposal belong in the same batch, and also the request's transition, unless it was already
 * offered.
 */
export function createOffer({
  id,
  changeId,
  ref,
  contact,
  tutorContact,
  ...offer
}: NewOffer): readonly Write[] {
  const data = {
    state: offerLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
    ...offer,
    answer: noAnswer,
    ending: noEnding,
  };
  return [
    { type: 'create', path: offerPath(id), data },
    { type: 'create', path: offerContactPath(id), data: contact },
    ...(tutorContact === null
      ? []
      : [{ type: 'create', path: tutorContactPath(id), data: tutorContact } as const]),
    { type: 'create', path: familyLinkPath(id), data: { ref } },
  ];
}
