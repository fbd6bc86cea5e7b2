export {
  useAllOffersQuery,
  useFamilyOfOfferQuery,
  useOfferContactQuery,
  useOfferQuery,
  useTutorOffersQuery,
} from './api/offer-api';
export {
  agreedHours,
  declineReasons,
  endingReasons,
  familyLinkPath,
  mostInGroup,
  offerCollection,
  offerContactPath,
  offerPath,
  parseFamilyLink,
  parseOffer,
  parseOfferContact,
  type DeclineReason,
  type EndingReason,
  type LearnerPart,
  type Offer,
  type OfferAnswer,
  type OfferContact,
  type OfferEnding,
} from './model/offer';
export {
  createOfferAccess,
  createOfferMover,
  familyLinkAccess,
  familyOf,
  isFamilysAct,
  offerContactAccess,
  type ActPathOf,
} from './model/offer-access';
export {
  lapsesAt,
  offerAnswerMs,
  offerLife,
  offerLifeMachine,
  offerStateAt,
  type OfferEvent,
  type OfferState,
} from './model/offer-life';
export { createOffer, noAnswer, noEnding, type NewOffer } from './model/write-offer';
