import { createContext, use } from 'react';

/** Loads the file and the words of the page at a path, so that going there needs no network. Rejects when it cannot. */
export type PreloadPage = (path: string) => Promise<void>;

/** Provided by app/composition. */
export const PreloadPageContext = createContext<PreloadPage | null>(null);

export function usePreloadPage(): PreloadPage {
  const preload = use(PreloadPageContext);
  if (!preload) throw new Error('usePreloadPage must be used inside PreloadPageContext');
  return preload;
}
