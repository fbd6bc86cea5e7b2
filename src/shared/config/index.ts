export { dataRate, firstVisitBytes } from './data-rate';
export { buildId, externalRedirects, office, sampleLessonRates, storageKeys } from './site';
