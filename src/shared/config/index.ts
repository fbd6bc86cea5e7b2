export { parseSettings } from './parse-settings';
export { settingsAddress, type FirebaseSettings, type SiteSettings } from './firebase-settings';
export { dataRate, firstVisitBytes } from './data-rate';
export { helpLines } from './help-lines';
export {
  buildId,
  externalRedirects,
  installedKilobytes,
  office,
  pageCachePrefix,
  sampleLessonRates,
  storageKeys,
} from './site';
export { isSharedPhone } from './shared-phone';
