import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False during prerendering and hydration, true afterwards. Content that depends on the device or clock must
 * wait for it, so that the first render matches the HTML.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
