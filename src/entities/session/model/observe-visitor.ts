import { type AuthUser, type BackendPort, type Role } from '@/shared/backend';
import type { Member } from './session-machine';

const rolePath = (userId: string) => `roles/${userId}`;

const toRole = (value: unknown): Role | null => (value === 'admin' || value === 'tutor' ? value : null);

/**
 * Tells who is signed in and in which role, at once and on every change of either. What cannot be read counts as no
 * role and goes to `onError`. Returns the unsubscriber.
 */
export function observeVisitor(
  { auth, documents }: BackendPort,
  onVisitor: (member: Member | null) => void,
  onError: (cause: unknown) => void,
): () => void {
  let stopRole = () => {};
  let current = 0;

  const tellMember = async (user: AuthUser, turn: number) => {
    const role = await documents.get(rolePath(user.id)).catch((cause: unknown) => {
      onError(cause);
      return null;
    });
    // Somebody else may have signed in while the role was read.
    if (turn !== current) return;
    const displayName = typeof role?.name === 'string' ? role.name : user.displayName;
    onVisitor({ ...user, displayName, role: toRole(role?.role) });
  };

  const stopUser = auth.observeUser((user) => {
    stopRole();
    stopRole = () => {};
    current += 1;
    const turn = current;
    if (!user) return onVisitor(null);
    stopRole = documents.observe(rolePath(user.id), () => void tellMember(user, turn));
    void tellMember(user, turn);
  });

  return () => {
    current += 1;
    stopRole();
    stopUser();
  };
}
