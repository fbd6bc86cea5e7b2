import { createContext } from 'react';

/** The data saver as chosen on this device, in all tabs of it. */
export interface DataSaverSource {
  /** Whether somebody has turned it on here. */
  readonly read: () => boolean;
  /** Calls back when it changes, also in another tab. Returns the unsubscriber. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly set: (isOn: boolean) => void;
}

/** Provided by app/composition. */
export const DataSaverContext = createContext<DataSaverSource | null>(null);
