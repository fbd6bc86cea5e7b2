import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PreloadPage } from '@/shared/routes';

/** Data of a loaded page besides its component. */
export interface PageHandle {
  /** @param hash opens a part of the page, which is loaded too */
  readonly loadRest: (hash: string) => Promise<void> | undefined;
}

/**
 * Loads all chunks of an address's routes, and the translations of the part that its fragment opens, so that
 * navigating there works offline. Both are cached: repeated calls are free.
 */
export function createPreloadPage(routes: RouteObject[]): PreloadPage {
  return async (path) => {
    const matches = matchRoutes(routes, path) ?? [];
    const handles = await Promise.all(
      matches.map(async ({ route }): Promise<unknown> => {
        const loaded: { handle?: unknown } = typeof route.lazy === 'function' ? await route.lazy() : route;
        return loaded.handle;
      }),
    );
    await Promise.all(
      handles.map(async (handle) => {
        await (handle as PageHandle | undefined)?.loadRest(path.split('#')[1] ?? '');
      }),
    );
  };
}
