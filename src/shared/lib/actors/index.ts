export { partOf, useDeferred, type Deferred } from './deferred';
export { useActorState } from './use-actor-state';
