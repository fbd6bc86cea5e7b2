import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';

/**
 * Resolves the lazy routes of an address before the router starts, so that a prerendered page is not replaced
 * by a skeleton. Rejects when a chunk cannot be loaded.
 */
export async function prepareRoutes(
  routes: RouteObject[],
  location: Pick<Location, 'pathname'>,
): Promise<void> {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function' || route.middleware) return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
