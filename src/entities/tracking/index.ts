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
export { trackingPath, trackTransition } from '@/shared/lib/lifecycle';
export { createTrackingAccess, tracked } from './model/tracking-access';
