export { useTrackingQuery } from './api/tracking-api';
export {
  isSeen,
  openTracking,
  parseTracking,
  trackSeen,
  type Tracking,
  type TrackingTopic,
} from './model/tracking';
export { trackingPath, trackMove } from '@/shared/lib/life';
export { createTrackingAccess, tracked } from './model/tracking-access';
