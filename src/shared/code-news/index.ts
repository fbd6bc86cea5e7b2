export { checkNews, knownNews, type ReadSteps } from './check-news';
export { newsTag } from './news-tag';
export { noteTold, readLeave, setLeave, type MovedCode } from './news-store';
export { maximumChecks, maximumCodes } from './plan-check';
export { createRestSteps, ReadRefused } from './rest-steps';
export { lastMoveOf } from './kept-account';
export { readRestOffers } from './rest-offers';
export { tutorOfNews } from '@/shared/device-database';
export { newsPlace } from './news-place';
