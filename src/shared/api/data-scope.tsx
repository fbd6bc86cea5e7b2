import { createContext, Suspense, use, type ReactNode } from 'react';
import { useIsHydrated } from '../lib/hydration';

/** Puts the store and the session around what needs them; their code is loaded when it first runs. */
export type ProvideData = (children: ReactNode) => ReactNode;

/** Filled by app/composition. */
export const ProvideDataContext = createContext<ProvideData | null>(null);

/**
 * The part of a page that reads or writes records. The backend's code is loaded when it first shows; a prerendered page
 * shows the fallback.
 */
export function DataScope({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const provide = use(ProvideDataContext);
  if (!provide) throw new Error('DataScope must be used inside ProvideDataContext');
  return isHydrated ? <Suspense fallback={fallback}>{provide(children)}</Suspense> : fallback;
}
