import { createContext, use, useSyncExternalStore } from 'react';

export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly role: string;
}

/** The accounts of the demo; none where the site has a real backend. Provided with the data. */
export const DemoSignInsContext = createContext<readonly DemoSignIn[]>([]);

/** The site runs in this browser alone, with sample data. */
export interface Demo {
  /** Forgets everything done on this device and starts again from the sample data. */
  reset(): Promise<void>;
}

/** The demo, as far as it is known: a page is prerendered before the site's settings are. */
export interface DemoSource {
  /** Null once the site is known to have a real backend. */
  readonly read: () => Demo | null;
  readonly subscribe: (onChange: () => void) => () => void;
  /** What a prerendered page shows; its styles hide it where the document itself says `data-backend="firebase"`. */
  readonly demo: Demo;
}

/** Provided by app/composition. */
export const DemoContext = createContext<DemoSource | null>(null);

/** The demo of this device; null when the site has a real backend. */
export function useDemo(): Demo | null {
  const source = use(DemoContext);
  if (!source) throw new Error('useDemo must be used inside DemoContext');
  return useSyncExternalStore(source.subscribe, source.read, () => source.demo);
}
