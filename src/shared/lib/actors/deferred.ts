import { useSyncExternalStore } from 'react';

/**
 * A value that arrives after hydration. Contexts hold this object rather than the value: a changed context
 * value makes React re-render dehydrated parts of a prerendered page, which loses their input.
 */
export interface Deferred<Value> {
  /** Null until it has arrived. */
  readonly read: () => Value | null;
  /** Calls back when it arrives. Returns a function that unsubscribes. */
  readonly subscribe: (onCome: () => void) => () => void;
}

/** Derives a part of a deferred value. */
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

/** Returns the value once it has arrived, else null. */
export function useDeferred<Value>(later: Deferred<Value> | null): Value | null {
  const { subscribe, read } = later ?? never;
  return useSyncExternalStore<Value | null>(subscribe, read, nothing);
}
