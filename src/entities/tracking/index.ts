export { useTrackingQuery } from './api/tracking-api';
export {
  isSeen,
  openTracking,
  parseTracking,
  trackSeen,
  type Tracking,
  type TrackingTopic,
} from './model/tracking';
export { trackingPath, trackTransition } from '@/shared/lib/lifecycle';
export { createTrackingAccess, tracked } from './model/tracking-access';
