export { priceOf, rateOf, tutorShareOf } from './lesson-price';
