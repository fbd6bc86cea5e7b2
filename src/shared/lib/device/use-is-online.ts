import { useSyncExternalStore } from 'react';
import { isOnline } from './connection';
import { observeNetwork } from './network';

/** Whether the phone has a network, as far as it knows. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (onChange) => observeNetwork(onChange),
    isOnline,
    () => true,
  );
