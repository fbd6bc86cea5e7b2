import { createContext } from 'react';
import { useProvided } from '@/shared/provided';

/**
 * Loads the chunk and translations of a page, and of the part that the fragment opens, so that navigating
 * there works offline. Rejects on failure.
 */
export type PreloadPage = (path: string) => Promise<void>;

/** Provided by app/composition. */
export const PreloadPageContext = createContext<PreloadPage | null>(null);

export const usePreloadPage = (): PreloadPage => useProvided(PreloadPageContext);
