import { redirect } from 'react-router-dom';
import { waitFor } from 'xstate';
import { selectVisitor, type SessionActor } from '@/entities/session';
import { decideAccess, type GuardName } from '@/features/site/route-guard';
import { routes, signInTo } from '@/shared/routes';

interface Visit {
  readonly guard: GuardName;
  readonly session: SessionActor;
  /** Whose page it is. */
  readonly ownerId: string;
  /** Where to come back to after signing in. */
  readonly address: string;
  readonly signal: AbortSignal;
}

/** Where each guard sends somebody who is not signed in. */
const entryOf = { tutor: routes.tutorEntry, 'admin-auth': routes.adminEntry } as const;

/**
 * Waits until the session is known; a redirect to sign in, `refused`, or nothing for who may go on. Nothing also where
 * the role could not be read yet: the page itself says so, and decides once it is known.
 */
export async function decideVisit(visit: Visit): Promise<Response | 'refused' | undefined> {
  const settled = await waitFor(visit.session, (snapshot) => selectVisitor(snapshot) !== 'resolving', {
    signal: visit.signal,
  });
  const visitor = selectVisitor(settled);
  if (visitor === 'unreached') return undefined;
  const { kind } = decideAccess({
    guard: visit.guard,
    ownerId: visit.ownerId,
    visitor: typeof visitor === 'string' ? null : visitor,
  });
  if (kind === 'sign-in') return redirect(signInTo(entryOf[visit.guard], visit.address));
  return kind === 'forbid' ? 'refused' : undefined;
}
