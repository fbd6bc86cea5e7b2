import { selectVisitor, type SessionActor } from '@/entities/session';
import { forgetUnsent } from '@/features/site/sign-in';
import { baseApi, familyOwner, forgetUnreadable, publicOwner } from '@/shared/api';
import { forgetPersistedQueries } from '@/shared/device-database';
import type { Store } from '../create-store';

/**
 * Identity that determines the visible data: user id, role and duties, or the visitor's state; null while
 * resolving.
 */
function viewerOf(session: SessionActor): string | null {
  const visitor = selectVisitor(session.getSnapshot());
  if (visitor === 'resolving') return null;
  return typeof visitor === 'string'
    ? visitor
    : `${visitor.id} ${visitor.role ?? 'none'} ${visitor.duties.join(' ')}`;
}

interface ForgetOptions {
  readonly isShared: () => boolean;
  /** Deletes drafts of forms behind a sign-in. */
  readonly forgetDrafts: () => Promise<void>;
  readonly log: (cause: unknown) => void;
}

/**
 * Clears the store and the cached answers when another user signs in or out, in any tab, or a role or
 * duty changes:
 * the next user must not see the previous one's data or drafts. On a shared phone nothing is stored.
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
    // The user is unchanged while the role cannot be read.
    if (visitor === 'resolving' || visitor === 'unreached') return;
    const now = visitor === 'nobody' ? publicOwner : visitor.id;
    if (now === owner) return;
    // The previous user has left. After a sign-up, the note about the verification mail stays.
    if (owner !== null && owner !== publicOwner) forgetUnsent();
    owner = now;
    // At startup too: a session may have ended with its tab.
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
