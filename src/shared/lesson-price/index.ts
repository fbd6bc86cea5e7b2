export { priceOf, rateOf, sumOf, trialPayerOf, tutorShareOf } from './lesson-price';
export { usualRange } from './usual-rates';
