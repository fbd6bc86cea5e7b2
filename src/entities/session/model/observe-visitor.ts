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

/** Somebody is signed in whose role could not be read yet, for a reason that passes. */
export type Unreached = 'unreached';

/**
 * What was read of a role the last time. Only tutors have something to do where nothing can be reached: their register. What they
 * may read and write is decided by the backend all the same.
 */
export interface RoleMemory {
  readonly keep: (userId: string, role: DocumentData | null) => Promise<void>;
  readonly recall: (userId: string) => Promise<DocumentData | null>;
}

const forgetful: RoleMemory = { keep: () => Promise.resolve(), recall: () => Promise.resolve(null) };

interface VisitorWatch {
  /** Reads the role of whoever is signed in once more. */
  readonly readAgain: () => void;
  readonly stop: () => void;
}

/**
 * Tells who is signed in and in which role, at once and on every change of either. What cannot be read goes to
 * `onError`: a refusal counts as no role; where the failure passes, a role that was read before stays, and who has none
 * yet is told as `unreached`, unless they were a tutor the last time.
 */
export function observeVisitor(
  { auth, documents }: BackendPort,
  onVisitor: (visitor: Member | Unreached | null) => void,
  onError: (cause: unknown) => void,
  memory: RoleMemory = forgetful,
): VisitorWatch {
  let stopRole = () => {};
  let current = 0;
  let user: AuthUser | null = null;
  let known: { readonly userId: string; readonly role: DocumentData | null } | null = null;

  const readRole = async (userId: string): Promise<DocumentData | Unreached | null> => {
    try {
      const role = await documents.get(rolePath(userId));
      void memory.keep(userId, role);
      return role;
    } catch (cause) {
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
    const role = await readRole(member.id);
    // Somebody else may have signed in while the role was read, or it was read anew.
    if (turn !== current) return;
    if (role === 'unreached') {
      onVisitor(role);
      return;
    }
    known = { userId: member.id, role };
    const displayName = typeof role?.name === 'string' ? role.name : member.displayName;
    onVisitor({ ...member, displayName, role: toRole(role?.role) });
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
    // Also when the person or the network comes back: see `Watching`.
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
