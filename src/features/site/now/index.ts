export { type Now } from './model/now';
export { useNextThing } from './model/use-next-thing';
export { loadAfterSteps, loadNowCard } from './ui/load-now';
