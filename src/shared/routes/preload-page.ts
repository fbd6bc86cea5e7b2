import { createContext, use } from 'react';

/**
 * Loads the chunk and translations of a page, and of the part that the fragment opens, so that navigating
 * there works offline. Rejects on failure.
 */
export type PreloadPage = (path: string) => Promise<void>;

/** Provided by app/composition. */
export const PreloadPageContext = createContext<PreloadPage | null>(null);

export function usePreloadPage(): PreloadPage {
  const preload = use(PreloadPageContext);
  if (!preload) throw new Error('usePreloadPage must be used inside PreloadPageContext');
  return preload;
}
