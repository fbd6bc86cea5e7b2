export { useNextThing } from './model/use-next-thing';
export { useRecordHeading } from './model/use-record-heading';
export { loadAfterSteps, loadHomeNow, loadNowCard } from './ui/load-now';
