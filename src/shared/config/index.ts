export { parseSettings } from './parse-settings';
export { settingsAddress, type FirebaseSettings, type SiteSettings } from './firebase-settings';
export { firstVisitBytes } from './first-visit-bytes';
export { buildId, externalRedirects, installedKilobytes, pageCachePrefix } from './site';
export { storageKeys } from './storage-keys';
export { isSharedPhone } from './shared-phone';
