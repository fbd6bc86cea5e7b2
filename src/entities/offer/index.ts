export {
  useAllOffersQuery,
  useFamilyOfOfferQuery,
  useOfferContactQuery,
  useTutorOffersQuery,
} from './api/offer-api';
export {
  agreedHours,
  declineReasons,
  familyLinkPath,
  offerContactPath,
  offerPath,
  parseFamilyLink,
  parseOffer,
  parseOfferContact,
  type LearnerPart,
  type Offer,
  type OfferAnswer,
  type OfferContact,
  type OfferEnding,
} from './model/offer';
export {
  createOfferAccess,
  createOfferContactAccess,
  createOfferMover,
  familyLinkAccess,
  familyOf,
  isFamilysAct,
  type MayTakeOffers,
} from './model/offer-access';
export {
  isOpenOffer,
  lapsesAt,
  offerAnswerMs,
  offerLife,
  offerLifeMachine,
  offerStateAt,
  type OfferEvent,
  type OfferState,
} from './model/offer-life';
export { createOffer, noAnswer, noEnding } from './model/write-offer';
