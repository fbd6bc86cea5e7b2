export { parseSettings } from './parse-settings';
export { settingsAddress, type FirebaseSettings, type SiteSettings } from './firebase-settings';
export { firstVisitBytes } from './first-visit-bytes';
export { buildId, externalRedirects, installedKilobytes, pageCachePrefix, storageKeys } from './site';
export { isSharedPhone } from './shared-phone';
