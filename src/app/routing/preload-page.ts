import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PreloadPage } from '@/shared/routes';

/** Loads what the routes of a path load lazily. The files are kept by the bundler, so that asking twice costs nothing. */
export function createPreloadPage(routes: RouteObject[]): PreloadPage {
  return async (path) => {
    const matches = matchRoutes(routes, path) ?? [];
    await Promise.all(
      matches.flatMap(({ route }) => (typeof route.lazy === 'function' ? [route.lazy()] : [])),
    );
  };
}
