import { createContext } from 'react';
import { useProvided } from '@/shared/provided';
import type { BackendPort } from '../backend';

/** Loads the backend on first use; always resolves with the same instance. */
export type LoadBackend = () => Promise<BackendPort>;

/** Provided by app/composition. */
export const LoadBackendContext = createContext<LoadBackend | null>(null);

/** For pages that only write. Keeps the backend out of the page's own chunk. */
export const useLoadBackend = (): LoadBackend => useProvided(LoadBackendContext);
