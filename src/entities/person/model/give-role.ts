import type { Duty, Write } from '@/shared/backend';
import { rolePath, type RoleToGive } from './given-role';

interface RoleFields {
  readonly role: RoleToGive;
  readonly name: string;
  readonly lastChange: string;
}

/**
 * Gives or revokes a role, which ends all duties; a new administrator has none. The change-log entry belongs
 * in the same batch.
 */
export function giveRole(
  userId: string,
  { isNew, ...fields }: RoleFields & { readonly isNew: boolean },
): Write {
  const path = rolePath(userId);
  return isNew
    ? { type: 'create', path, data: fields.role === 'admin' ? { ...fields, duties: [] } : fields }
    : { type: 'update', path, changes: { ...fields, duties: [] } };
}

/** Sets the duties of an administrator. The change-log entry belongs in the same batch. */
export const giveDuties = (userId: string, duties: readonly Duty[], lastChange: string): Write => ({
  type: 'update',
  path: rolePath(userId),
  changes: { duties, lastChange },
});
