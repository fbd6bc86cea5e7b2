import { createContext, use } from 'react';

export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly role: string;
}

/** The site runs in this browser alone, with sample data. */
export interface Demo {
  readonly signIns: readonly DemoSignIn[];
  /** Forgets everything done on this device and starts again from the sample data. */
  reset(): Promise<void>;
}

/** Null when the site has a real backend. */
export const DemoContext = createContext<Demo | null>(null);

/** The demo of this device; null when the site has a real backend. */
export const useDemo = (): Demo | null => use(DemoContext);
