export { parseSettings } from './parse-settings';
export { settingsAddress, type FirebaseSettings, type SiteSettings } from './firebase-settings';
export { dataRate, firstVisitBytes } from './data-rate';
export {
  buildId,
  externalRedirects,
  installedKilobytes,
  office,
  pageCachePrefix,
  sampleLessonRates,
  storageKeys,
} from './site';
