export { inspected, watchActors } from './inspection';
export { useActorState } from './use-actor-state';
