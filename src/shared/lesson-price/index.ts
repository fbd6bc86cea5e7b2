export { priceOf, rateOf, sumOf, trialPayerOf, tutorShareOf } from './lesson-price';
export { usualRates } from './usual-rates';
