import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PreloadPage } from '@/shared/routes';

/** What a loaded page tells beside its component. */
export interface PageHandle {
  readonly loadRest: (() => Promise<void>) | undefined;
}

/**
 * Loads all that the routes of a path need, so that going there needs no network. The files are kept by the bundler:
 * asking twice costs nothing.
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
        await (handle as PageHandle | undefined)?.loadRest?.();
      }),
    );
  };
}
