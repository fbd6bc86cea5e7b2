export { useNextThing } from './model/use-next-thing';
export { loadAfterSteps, loadNowCard } from './ui/load-now';
