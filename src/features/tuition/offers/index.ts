export { offersWithPending } from './model/offers-with-pending';
export { useSeenOffers } from './model/use-seen-offers';
export { EndForm } from './ui/end-form';
export { loadAnswerForms } from './ui/load-answer-forms';
export { OffersView } from './ui/offers-view';
