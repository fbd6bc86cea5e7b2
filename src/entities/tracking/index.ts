export { useTrackingQuery } from './api/tracking-api';
export {
  isSeen,
  openTracking,
  parseTracking,
  trackingPath,
  trackMove,
  trackSeen,
  type Tracking,
  type TrackingTopic,
} from './model/tracking';
export { createTrackingAccess, tracked } from './model/tracking-access';
