import { redirect } from 'react-router-dom';
import { waitFor } from 'xstate';
import { selectVisitor, type SessionActor } from '@/entities/session';
import { decideAccess, type GuardName } from '@/features/site/route-guard';
import { routes, signInTo } from '@/shared/routes';

interface Visit {
  readonly guard: GuardName;
  readonly session: SessionActor;
  /** User id of the page's owner. */
  readonly ownerId: string;
  /** Where to return after sign-in. */
  readonly address: string;
  readonly signal: AbortSignal;
}

/** Sign-in page of each guard. */
const entryOf = { tutor: routes.tutorEntry, 'admin-auth': routes.adminEntry } as const;

/**
 * Waits until the session is known. Returns a redirect to the sign-in, `refused`, or undefined when allowed.
 * Also undefined when the role could not be read: the page itself then shows that and decides later.
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
