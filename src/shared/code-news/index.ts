export { checkNews, knownNews, type ReadSteps } from './check-news';
export { forgetNews } from '@/shared/device-database';
export { readLeave, setLeave } from './news-store';
export { maximumChecks } from './plan-check';
export { createRestSteps, ReadRefused } from './rest-steps';
