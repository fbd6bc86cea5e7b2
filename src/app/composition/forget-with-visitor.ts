import { selectVisitor, type SessionActor } from '@/entities/session';
import { baseApi } from '@/shared/api';
import type { Store } from './create-store';

/** Who may see what is cached: nobody known yet, nobody, somebody of unread role, or somebody in a role. */
function viewerOf(session: SessionActor): string | null {
  const visitor = selectVisitor(session.getSnapshot());
  if (visitor === 'resolving') return null;
  return typeof visitor === 'string' ? visitor : `${visitor.id} ${visitor.role ?? 'none'}`;
}

/**
 * Forgets all remote data of the store when somebody else signs in or out, here or in another tab, or has another role:
 * what one person was shown, the next must not see.
 */
export function forgetWithVisitor(store: Store, session: SessionActor): void {
  let viewer = viewerOf(session);
  session.subscribe(() => {
    const now = viewerOf(session);
    if (viewer !== null && now !== viewer) store.dispatch(baseApi.util.resetApiState());
    viewer = now;
  });
}
