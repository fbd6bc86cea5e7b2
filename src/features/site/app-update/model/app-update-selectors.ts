import type { AppUpdateSnapshot } from './app-update-machine';

/** A service worker controls this tab: it works offline. */
/** Whether to say now that the site works offline. */
export const selectIsReadinessTold = (snapshot: AppUpdateSnapshot) => snapshot.hasTag('readiness-told');

/** A new release is waiting and may be offered. */
export const selectIsRefreshNeeded = (snapshot: AppUpdateSnapshot) => snapshot.hasTag('need-refresh');

/** The user accepted, and the new worker is activating. */
export const selectIsActivating = (snapshot: AppUpdateSnapshot) => snapshot.hasTag('activating');

/** This tab runs old code after an update in another tab. */
export const selectIsReplaced = (snapshot: AppUpdateSnapshot) => snapshot.hasTag('replaced');

/** A newer release exists but no service worker: the next navigation must be a full load. */
export const selectNeedsFullLoad = (snapshot: AppUpdateSnapshot) =>
  snapshot.matches({ worker: 'unavailable', release: 'outdated' });
