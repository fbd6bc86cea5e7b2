export { HomeworkQuestion } from './ui/homework-question';
export { type OfferSimilar } from './model/similar-context';
