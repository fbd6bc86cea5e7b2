export { ReviewsView } from './ui/reviews-view';
