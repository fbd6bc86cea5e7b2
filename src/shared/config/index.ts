export { buildId, externalRedirects, office, sampleLessonRates, storageKeys } from './site';
