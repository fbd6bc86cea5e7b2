export {
  useDemandFiguresQuery,
  useHomeworkFiguresQuery,
  useRatingsQuery,
  useRepliesQuery,
  useWaitingFiguresQuery,
} from './api/figures-api';
export {
  assessBadge,
  badgeCriteriaOf,
  badgeFigures,
  badgeLines,
  badgeMonths,
  type Badge,
  type BadgeCriteria,
  type BadgeFigures,
} from './model/badge';
export { useFillQuery } from './api/fill-api';
export type { Fill, FillShare } from './model/fill';
export { mostWaiting, parseSettled } from './model/settled';
export { parseTaught, type Taught } from './model/taught';
export { demandLines } from './model/demand-lines';
export { BadgeLines } from './ui/badge-lines';
export { TutorBadge } from './ui/tutor-badge';
export { TutorRating } from './ui/tutor-rating';
export { useReplyWords } from './ui/use-reply-words';
export { parseRatings, type Ratings } from './model/ratings';
export { fewestOffers, repliesDays, type Replies, type ReplyCount } from './model/reply-speed';
export {
  privacyThreshold,
  figuresAccess,
  figuresPath,
  publishFigures,
  type DemandFigures,
  type HomeworkFigures,
  type WaitingFigures,
} from './model/site-figures';
