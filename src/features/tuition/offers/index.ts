export { offersWithActs } from './model/offers-with-acts';
export { EndForm } from './ui/end-form';
export { loadAnswerForms } from './ui/load-answer-forms';
export { OffersView } from './ui/offers-view';
