import { createContext } from 'react';

/** The data-saver setting of this device, shared by all tabs. */
export interface DataSaverSource {
  /** Whether the setting is on. */
  readonly read: () => boolean;
  /** Calls back when it changes, also in another tab. Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly set: (isOn: boolean) => void;
}

/** Provided by app/composition. */
export const DataSaverContext = createContext<DataSaverSource | null>(null);
