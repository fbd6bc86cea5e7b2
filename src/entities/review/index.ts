export {
  useAllReviewsQuery,
  useFamilyReviewQuery,
  usePublishedReviewsQuery,
  useReviewLinkQuery,
} from './api/review-api';
export { ratingOf } from './model/rating';
export {
  callFirstStars,
  createReview,
  familyReviewPath,
  lessonsBeforeReview,
  mostStars,
  parseReview,
  reviewLinkPath,
  reviewPath,
  reviewWordsLimit,
  tellFamily,
  withholdReasons,
  type FamilyReview,
  type Review,
  type ReviewDecision,
  type ReviewLink,
} from './model/review';
export {
  createFamilyReviewAccess,
  createReviewAccess,
  reviewLinkAccess,
  type ReviewSurroundings,
} from './model/review-access';
export { reviewLife, reviewLifeMachine, type ReviewState } from './model/review-life';
