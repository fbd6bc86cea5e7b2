import type { Review } from '@/entities/review';
import { replyBy, type OfficeFacts } from '@/shared/office-facts';

/** Whether its family should have heard from the office. */
export const isLateReview = (
  { state, createdAt }: Pick<Review, 'state' | 'createdAt'>,
  office: OfficeFacts,
  now: Date,
): boolean => state === 'submitted' && now > replyBy(new Date(createdAt), office);
