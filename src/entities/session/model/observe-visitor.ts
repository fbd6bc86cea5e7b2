import {
  dutiesOf,
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

/** The user is signed in, but the role could not be read because of a temporary error. */
export type Unreached = 'unreached';

/**
 * Cache of the last role. Only tutors can work offline, on their register. The backend still authorizes every
 * call.
 */
export interface RoleMemory {
  readonly keep: (userId: string, role: DocumentData | null) => Promise<void>;
  readonly recall: (userId: string) => Promise<DocumentData | null>;
}

const noMemory: RoleMemory = { keep: () => Promise.resolve(), recall: () => Promise.resolve(null) };

interface VisitorWatch {
  /** Reads the role again. */
  readonly readAgain: () => void;
  readonly stop: () => void;
}

/**
 * Reports the signed-in user and role, at once and on every change. Errors go to `onError`. A rejected read
 * counts as no role. After a temporary error the known role stays; without one the visitor is `unreached`,
 * unless the cached role is tutor.
 */
export function observeVisitor(
  { auth, documents }: BackendPort,
  onVisitor: (visitor: Member | Unreached | null) => void,
  onError: (cause: unknown) => void,
  memory: RoleMemory = noMemory,
): VisitorWatch {
  let stopRole = () => {};
  let current = 0;
  let user: AuthUser | null = null;
  let known: { readonly userId: string; readonly role: DocumentData | null } | null = null;

  const readRole = async (userId: string, turn: number): Promise<DocumentData | Unreached | null> => {
    try {
      const role = await documents.get(rolePath(userId));
      void memory.keep(userId, role);
      return role;
    } catch (cause) {
      // Whoever signed out meanwhile is refused, which is no error, and a newer read reports its own.
      if (turn !== current) return null;
      onError(cause);
      if (!isPassing(toBackendError(cause))) return null;
      if (known?.userId === userId) return known.role;
      const remembered = await memory.recall(userId);
      return toRole(remembered?.role) === 'tutor' ? remembered : 'unreached';
    }
  };

  const tellMember = async () => {
    const member = user;
    if (!member) return;
    current += 1;
    const turn = current;
    const role = await readRole(member.id, turn);
    // A newer read has started, or another user has signed in.
    if (turn !== current) return;
    if (role === 'unreached') {
      onVisitor(role);
      return;
    }
    known = { userId: member.id, role };
    const displayName = typeof role?.name === 'string' ? role.name : member.displayName;
    onVisitor({ ...member, displayName, role: toRole(role?.role), duties: dutiesOf(role) });
  };
  const readAgain = () => void tellMember();

  const stopUser = auth.observeUser((next) => {
    stopRole();
    stopRole = () => {};
    current += 1;
    user = next;
    if (!user) {
      known = null;
      return onVisitor(null);
    }
    // Also fires when the person or the network returns: see `Watching`.
    stopRole = documents.observe(rolePath(user.id), readAgain);
    readAgain();
  });

  return {
    readAgain,
    stop() {
      current += 1;
      stopRole();
      stopUser();
    },
  };
}
