import type { InspectionEvent } from 'xstate';

type Observe = (event: InspectionEvent) => void;

let observer: Observe | null = null;

/** Passes the inspection events of every actor created from now on with `inspected()` to `observe`. */
export function observeActors(observe: Observe): void {
  observer = observe;
}

/** Options for `createActor` that let an inspector see the actor. Empty while no inspector runs. */
export const inspected = (): { readonly inspect?: Observe } => (observer ? { inspect: observer } : {});
