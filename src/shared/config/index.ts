export { dataRate, firstVisitBytes } from './data-rate';
export {
  buildId,
  externalRedirects,
  installedKilobytes,
  office,
  sampleLessonRates,
  storageKeys,
} from './site';
