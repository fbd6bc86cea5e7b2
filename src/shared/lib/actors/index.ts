export { inspected, watchActors } from './inspection';
export { partOf, useLater, type Later } from './later';
export { useActorState } from './use-actor-state';
