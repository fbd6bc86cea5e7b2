import { createContext, Suspense, type ReactNode } from 'react';
import { useProvided } from '@/shared/provided';
import { useIsHydrated } from '../lib/hydration';

/** Wraps children in the store and the session, whose code loads on first use. */
export type ProvideData = (children: ReactNode) => ReactNode;

/** Provided by app/composition. */
export const ProvideDataContext = createContext<ProvideData | null>(null);

/**
 * Boundary for components that read or write records. Loads the backend on first render; a prerendered page
 * shows the fallback.
 */
export function DataScope({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const provide = useProvided(ProvideDataContext);
  return isHydrated ? <Suspense fallback={fallback}>{provide(children)}</Suspense> : fallback;
}
