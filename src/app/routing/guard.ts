import type { MiddlewareFunction } from 'react-router-dom';
import type { SessionActor } from '@/entities/session';
import type { GuardName } from '@/features/site/route-guard';
import { PageStatus } from './page-status';

/**
 * Creates route middleware that authorizes before the page loads. It waits for the session, redirects guests
 * to the sign-in and back, and throws status 403 without the role. When the role could not be read the
 * page loads, and a guarded page decides itself. The decision's code loads with the first guarded page.
 * @param hashOf returns the fragment, which a request does not contain
 */
export function createGuard(loadSession: () => Promise<SessionActor>, hashOf: (pathname: string) => string) {
  return (guard: GuardName): MiddlewareFunction =>
    async ({ params, request }) => {
      const [session, { decideVisit }] = await Promise.all([
        loadSession(),
        import(/* webpackChunkName: "guard" */ './decide-visit'),
      ]);
      const { pathname, search } = new URL(request.url);
      const decision = await decideVisit({
        guard,
        session,
        ownerId: params.id ?? '',
        address: pathname + search + hashOf(pathname),
        signal: request.signal,
      });
      if (decision === 'refused') throw new PageStatus(403);
      return decision;
    };
}
