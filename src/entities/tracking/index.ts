export { useTrackingQuery } from './api/tracking-api';
export {
  correctedStep,
  isSeen,
  openTracking,
  parseTracking,
  seenStep,
  trackCorrection,
  trackSeen,
  type Tracking,
  type TrackingTopic,
} from './model/tracking';
export { trackTransition } from '@/shared/lib/lifecycle';
export { trackingPath } from '@/shared/config';
export { createTrackingAccess, tracked } from './model/tracking-access';
