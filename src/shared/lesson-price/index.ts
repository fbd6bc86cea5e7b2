export { priceOf, rateOf, sumOf, trialPayerOf, tutorShareOf } from './lesson-price';
