import type { InspectionEvent } from 'xstate';

type Watch = (event: InspectionEvent) => void;

let watching: Watch | null = null;

/** Hands every event of the actors that are started from now on to `watch`: for the inspector. */
export function watchActors(watch: Watch): void {
  watching = watch;
}

/** Options that every actor of the site is created with, so that an inspected page sees all of them. */
export const inspected = (): { readonly inspect?: Watch } => (watching ? { inspect: watching } : {});
