import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False in a prerendered page and while it wakes up, true from then on. What depends on this device or on the clock
 * is shown only when it is true, so that the first render says what the page says.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
