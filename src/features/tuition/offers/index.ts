export { offersWithPending } from './model/offers-with-pending';
export { EndForm } from './ui/end-form';
export { loadAnswerForms } from './ui/load-answer-forms';
export { OffersView } from './ui/offers-view';
