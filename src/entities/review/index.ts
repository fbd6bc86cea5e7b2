export {
  useFamilyReviewQuery,
  useLazyEveryPastReviewQuery,
  usePastReviewsInfiniteQuery,
  useReviewLinkQuery,
  useReviewQuery,
  useUnreadReviewsQuery,
} from './api/review-api';
export {
  createFamilyReviewAccess,
  createReviewAccess,
  reviewLinkAccess,
  type ReviewSurroundings,
} from './model/review-access';
export { pastReviewStates, reviewLifecycle, reviewMachine } from './model/review-lifecycle';
export {
  callFirstStars,
  createReview,
  type FamilyReview,
  familyReviewPath,
  lessonsBeforeReview,
  parseReview,
  reviewCollection,
  personalFieldsOfFamilyReview,
  personalFieldsOfReview,
  type Review,
  type ReviewDecision,
  type ReviewLink,
  reviewLinkPath,
  reviewPath,
  reviewWordsLimit,
  tellFamily,
  withholdReasons,
} from './model/review';
export { ratingOf } from './model/rating';
export { TutorReviews } from './ui/tutor-reviews';
