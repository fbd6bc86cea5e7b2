import {
  isPassing,
  toBackendError,
  type AuthUser,
  type BackendPort,
  type DocumentData,
  type Role,
} from '@/shared/backend';
import type { Member } from './session-machine';

const rolePath = (userId: string) => `roles/${userId}`;

const toRole = (value: unknown): Role | null => (value === 'admin' || value === 'tutor' ? value : null);

/**
 * Tells who is signed in and in which role, at once and on every change of either. What cannot be read counts as no
 * role and goes to `onError`; without network a role that was read before stays. Returns the unsubscriber.
 */
export function observeVisitor(
  { auth, documents }: BackendPort,
  onVisitor: (member: Member | null) => void,
  onError: (cause: unknown) => void,
): () => void {
  let stopRole = () => {};
  let current = 0;
  let known: { readonly userId: string; readonly role: DocumentData | null } | null = null;

  const readRole = (userId: string) =>
    documents.get(rolePath(userId)).catch((cause: unknown) => {
      onError(cause);
      return known?.userId === userId && isPassing(toBackendError(cause)) ? known.role : null;
    });

  const tellMember = async (user: AuthUser) => {
    current += 1;
    const turn = current;
    const role = await readRole(user.id);
    // Somebody else may have signed in while the role was read, or it was read anew.
    if (turn !== current) return;
    known = { userId: user.id, role };
    const displayName = typeof role?.name === 'string' ? role.name : user.displayName;
    onVisitor({ ...user, displayName, role: toRole(role?.role) });
  };

  const stopUser = auth.observeUser((user) => {
    stopRole();
    stopRole = () => {};
    current += 1;
    if (!user) {
      known = null;
      return onVisitor(null);
    }
    stopRole = documents.observe(rolePath(user.id), () => void tellMember(user));
    void tellMember(user);
  });

  return () => {
    current += 1;
    stopRole();
    stopUser();
  };
}
