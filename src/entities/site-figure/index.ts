export { useDemandFiguresQuery, useHomeworkFiguresQuery, useWaitingFiguresQuery } from './api/figures-api';
export { demandLines } from './model/demand-lines';
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
