export { useDues } from './model/use-dues';
export { useNextThing } from './model/use-next-thing';
export { useRecordHeading } from './model/use-record-heading';
export type { HomeNowProps } from './ui/home-now';
export { loadAfterSteps, loadCodeNow, loadHomeNow, loadNowCard } from './ui/load-now';
export { TutorNowCard } from './ui/tutor-now-card';
export { placeOf } from './model/place-of';
