export { ReviewPart } from './ui/review-part';
