import type { AppUpdateSnapshot } from './app-update-machine';

/** A worker serves this tab: it opens without network. */
export const selectIsOfflineReady = (snapshot: AppUpdateSnapshot) => snapshot.hasTag('offline-ready');

/** A new release waits, and the person may be asked. */
export const selectIsRefreshNeeded = (snapshot: AppUpdateSnapshot) => snapshot.hasTag('need-refresh');

/** The person has said yes, and the new release takes over. */
export const selectIsActivating = (snapshot: AppUpdateSnapshot) => snapshot.hasTag('activating');

/** This tab runs code of before an update that another tab took. */
export const selectIsReplaced = (snapshot: AppUpdateSnapshot) => snapshot.hasTag('replaced');

/** There is a newer release, and no worker that could bring it: the next page is opened by a full load. */
export const selectNeedsFullLoad = (snapshot: AppUpdateSnapshot) =>
  snapshot.matches({ worker: 'unavailable', release: 'outdated' });
