export { useNextThing } from './model/use-next-thing';
export { loadAfterSteps, loadHomeNow, loadNowCard } from './ui/load-now';
