import { createContext, useSyncExternalStore } from 'react';
import { useProvided } from '@/shared/provided';

export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly role: string;
}

/** Demo accounts; empty with a real backend. Provided with the data. */
export const DemoSignInsContext = createContext<readonly DemoSignIn[]>([]);

/** Demo mode: the site runs in this browser only, with sample data. */
export interface Demo {
  /** Deletes everything on this device and restores the sample data. */
  reset(): Promise<void>;
}

/** Demo mode as an external store: pages are prerendered before the configuration is known. */
export interface DemoSource {
  /** Null with a real backend. */
  readonly read: () => Demo | null;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Snapshot for prerendering. CSS hides it when the document has `data-backend="firebase"`. */
  readonly demo: Demo;
}

/** Provided by app/composition. */
export const DemoContext = createContext<DemoSource | null>(null);

/** The demo; null with a real backend. */
export function useDemo(): Demo | null {
  const source = useProvided(DemoContext);
  return useSyncExternalStore(source.subscribe, source.read, () => source.demo);
}
