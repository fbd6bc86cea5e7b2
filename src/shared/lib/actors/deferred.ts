import { useSyncExternalStore } from 'react';

/**
 * Something that comes after the page is awake. Contexts carry this and not the thing itself: a context whose value changes
 * makes React render the sleeping parts of a prerendered page anew, and what was typed into them would be gone.
 */
export interface Deferred<Value> {
  /** Null until it has come. */
  readonly read: () => Value | null;
  /** Calls back when it comes. Returns the unsubscriber. */
  readonly subscribe: (onCome: () => void) => () => void;
}

/** What `of` takes from something that comes later. */
export const partOf = <Whole, Part>(
  later: Deferred<Whole>,
  of: (whole: Whole) => Part | null,
): Deferred<Part> => ({
  subscribe: later.subscribe,
  read: () => {
    const whole = later.read();
    return whole === null ? null : of(whole);
  },
});

const nothing = () => null;
const never: Deferred<never> = { read: nothing, subscribe: () => nothing };

/** The thing once it has come; null before, and where nobody provides it. */
export function useDeferred<Value>(later: Deferred<Value> | null): Value | null {
  const { subscribe, read } = later ?? never;
  return useSyncExternalStore<Value | null>(subscribe, read, nothing);
}
