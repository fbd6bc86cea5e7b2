import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { waitFor } from 'xstate';
import { selectVisitor, type SessionActor } from '@/entities/session';
import { decideAccess, type GuardName } from '@/features/route-guard';
import { routes, signInTo } from '@/shared/routes';

/** Thrown by a guard: signed in, but not allowed here. The error screen shows it as 403. */
export class RefusedPage extends Error {
  readonly status = 403;

  constructor() {
    super('this page needs another role or another account');
    this.name = 'RefusedPage';
  }
}

/** Where each guard sends somebody who is not signed in. */
const entryOf = { tutor: routes.tutorEntry, 'admin-auth': routes.adminEntry } as const;

/**
 * Route middleware that decides before the page is loaded. It waits until the session is known, sends a guest to
 * sign in and back, and answers 403 to somebody without the role.
 * @param hashOf the hash of the address, which a request does not carry
 */
export function createGuard(loadSession: () => Promise<SessionActor>, hashOf: (pathname: string) => string) {
  return (guard: GuardName): MiddlewareFunction =>
    async ({ params, request }) => {
      const session = await loadSession();
      const settled = await waitFor(session, (snapshot) => selectVisitor(snapshot) !== 'resolving', {
        signal: request.signal,
      });
      const visitor = selectVisitor(settled);
      const { kind } = decideAccess({
        guard,
        ownerId: params.id ?? '',
        visitor: typeof visitor === 'string' ? null : visitor,
      });
      const { pathname, search } = new URL(request.url);
      if (kind === 'sign-in') return redirect(signInTo(entryOf[guard], pathname + search + hashOf(pathname)));
      if (kind === 'forbid') throw new RefusedPage();
      return undefined;
    };
}
