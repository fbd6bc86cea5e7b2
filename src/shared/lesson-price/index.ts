export { priceOf, rateOf, sumOf, tutorShareOf } from './lesson-price';
