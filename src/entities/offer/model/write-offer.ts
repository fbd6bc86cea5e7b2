import { serverTime, type Write } from '@/shared/backend';
import {
  familyLinkPath,
  offerContactPath,
  offerPath,
  type LearnerPart,
  type OfferAnswer,
  type OfferContact,
  type OfferEnding,
} from './offer';
import { offerLife } from './offer-life';

export interface NewOffer {
  readonly id: string;
  /** Of the line of the change log (`offer.made`) in the same batch. */
  readonly changeId: string;
  /** The family's reference code. */
  readonly ref: string;
  readonly tutorId: string;
  readonly learner: LearnerPart;
  readonly contact: OfferContact;
  readonly price: number;
  readonly groupSize: number;
}

/** Nothing answered yet. */
export const noAnswer: OfferAnswer = { hours: [], reason: '', words: '' };

/** Nothing ended yet. */
export const noEnding: OfferEnding = { by: '', reason: '', words: '' };

/**
 * The offer, the contact that opens once the family has chosen, and the way back to the request. Its line of the change log and
 * the family's proposal go into the same batch; so does the move of the request, unless it is offered to others already.
 */
export function createOffer({ id, changeId, ref, contact, ...offer }: NewOffer): readonly Write[] {
  const data = {
    state: offerLife.initial,
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
    { type: 'create', path: familyLinkPath(id), data: { ref } },
  ];
}
