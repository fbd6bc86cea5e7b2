import type { MiddlewareFunction } from 'react-router-dom';
import type { SessionActor } from '@/entities/session';
import type { GuardName } from '@/features/site/route-guard';

/** Thrown by a guard: signed in, but not allowed here. The error screen shows it as 403. */
export class RefusedPage extends Error {
  readonly status = 403;

  constructor() {
    super('this page needs another role or another account');
    this.name = 'RefusedPage';
  }
}

/**
 * Route middleware that decides before the page is loaded. It waits until the session is known, sends a guest to
 * sign in and back, and answers 403 to somebody without the role. Whoever's role could not be read comes in: a guarded
 * page decides again by itself, and shows nothing until it can. What decides is loaded with the first guarded page.
 * @param hashOf the hash of the address, which a request does not carry
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
      if (decision === 'refused') throw new RefusedPage();
      return decision;
    };
}
