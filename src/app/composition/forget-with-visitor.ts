import { selectVisitor, type SessionActor } from '@/entities/session';
import { forgetUnsent } from '@/features/site/sign-in';
import { baseApi, familyOwner, forgetUnreadable, publicOwner } from '@/shared/api';
import { forgetPersistedQueries } from '@/shared/device-database';
import type { Store } from './create-store';

/** Who may see what is cached: nobody known yet, nobody, somebody of unread role, or somebody in a role. */
function viewerOf(session: SessionActor): string | null {
  const visitor = selectVisitor(session.getSnapshot());
  if (visitor === 'resolving') return null;
  return typeof visitor === 'string' ? visitor : `${visitor.id} ${visitor.role ?? 'none'}`;
}

interface ForgetOptions {
  readonly isShared: () => boolean;
  /** Forgets what is half typed in forms that only somebody who is signed in sees. */
  readonly forgetDrafts: () => Promise<void>;
  readonly log: (cause: unknown) => void;
}

/**
 * Forgets all remote data of the store, and the answers that this device keeps, when somebody else signs in or out, here or in another tab, or has another role:
 * what one person was shown, or typed behind a sign-in, the next must not see. On a shared phone nothing is kept at all.
 */
export function forgetWithVisitor(
  store: Store,
  session: SessionActor,
  { isShared, forgetDrafts, log }: ForgetOptions,
): void {
  let viewer = viewerOf(session);
  let owner: string | null = null;
  const forgetOthers = () => {
    const visitor = selectVisitor(session.getSnapshot());
    // Whoever is signed in stays the same while their role cannot be read.
    if (visitor === 'resolving' || visitor === 'unreached') return;
    const now = visitor === 'nobody' ? publicOwner : visitor.id;
    if (now === owner) return;
    // Somebody was here. Whoever has just made an account keeps the note about its message.
    if (owner !== null && owner !== publicOwner) forgetUnsent();
    owner = now;
    // At the start too: a sign-in may have ended with its tab.
    if (visitor === 'nobody') forgetDrafts().catch(log);
    forgetPersistedQueries(isShared() ? [] : [publicOwner, familyOwner, now]).catch(log);
  };
  forgetOthers();
  session.subscribe(() => {
    const now = viewerOf(session);
    if (viewer !== null && now !== viewer) {
      store.dispatch(baseApi.util.resetApiState());
      forgetUnreadable();
    }
    viewer = now;
    forgetOthers();
  });
}
