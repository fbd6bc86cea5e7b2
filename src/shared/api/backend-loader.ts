import { createContext, use } from 'react';
import type { BackendPort } from '../backend';

/** Loads the backend on first use; always resolves with the same instance. */
export type LoadBackend = () => Promise<BackendPort>;

/** Provided by app/composition. */
export const LoadBackendContext = createContext<LoadBackend | null>(null);

/** For pages that only write. Keeps the backend out of the page's own chunk. */
export function useLoadBackend(): LoadBackend {
  const load = use(LoadBackendContext);
  if (!load) throw new Error('useLoadBackend must be used inside LoadBackendContext');
  return load;
}
