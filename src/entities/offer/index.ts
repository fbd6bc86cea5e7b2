export { useFamilyOffersQuery } from './api/family-offers';
export { useTutorContactQuery } from './api/tutor-contact-api';
export {
  useFamilyOfOfferQuery,
  useOfferContactQuery,
  useOfferOfLineQuery,
  useOffersByIdQuery,
  useOffersSinceQuery,
  useOffersTouchedAtQuery,
  useOpenOffersOfTutorsQuery,
  useOpenOffersQuery,
  useTutorOffersQuery,
} from './api/offer-api';
export { choiceOf } from './model/choice';
export {
  createOfferAccess,
  createOfferContactAccess,
  createOfferMover,
  createTutorContactAccess,
  familyLinkAccess,
  familyOf,
  isFamilysAct,
  type OfferSurroundings,
} from './model/offer-access';
export {
  isOpenOffer,
  lapsesAt,
  offerAnswerMs,
  type OfferEvent,
  offerLifecycle,
  offerMachine,
  type OfferState,
  offerStateAt,
  chosenOffers,
  wasChosen,
} from './model/offer-lifecycle';
export { followingStates, learnerPartOf, offerContactOf } from './model/learner-part';
export {
  agreedHours,
  transportOf,
  declineReasons,
  familyLinkPath,
  type LearnerPart,
  type Offer,
  type OfferAnswer,
  type OfferContact,
  offerContactPath,
  type OfferEnding,
  offerPath,
  parseFamilyLink,
  parseOffer,
  parseOfferContact,
  parseTutorContact,
  personalFieldsOfOffer,
  type TutorContact,
  tutorContactPath,
} from './model/offer';
export { createOffer, noAnswer, noEnding, writeGoingOn } from './model/write-offer';
export { useLearnerWords } from './ui/learner-words';
export { offerCollection } from '@/shared/config';
