import { createContext, use } from 'react';
import type { BackendPort } from '../backend';

/** Loads the backend when it is first needed; the same one every time. */
export type LoadBackend = () => Promise<BackendPort>;

/** Provided by app/composition. */
export const LoadBackendContext = createContext<LoadBackend | null>(null);

/** For commands that a page sends without showing remote data: the page's own file stays free of the backend. */
export function useLoadBackend(): LoadBackend {
  const load = use(LoadBackendContext);
  if (!load) throw new Error('useLoadBackend must be used inside LoadBackendContext');
  return load;
}
