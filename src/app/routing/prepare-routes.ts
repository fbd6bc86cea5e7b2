import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';

/**
 * Loads what the routes of an address load lazily and puts it into them, so that the router can show the page at once:
 * a prerendered page must not give way to a skeleton. Rejects when a file cannot be had.
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
