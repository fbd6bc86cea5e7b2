export { familyOwner, publicOwner } from './answer-owners';
export { offerCollection } from './offer-collection';
export { documentsAddressOf } from './documents-address';
export { parseSettings } from './parse-settings';
export { settingsAddress, type FirebaseSettings, type SiteSettings } from './firebase-settings';
export { firstVisitBytes } from './first-visit-bytes';
export {
  buildId,
  externalRedirects,
  guideKilobytes,
  installedKilobytes,
  packCacheName,
  pageCachePrefix,
} from './site';
export { personalKeys, storageKeys } from './storage-keys';
export { isSharedPhone } from './shared-phone';
export { trackingPath } from './tracking-path';
