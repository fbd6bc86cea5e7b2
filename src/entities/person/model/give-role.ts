import type { Write } from '@/shared/backend';
import { rolePath, type RoleToGive } from './given-role';

interface RoleFields {
  readonly role: RoleToGive;
  readonly name: string;
  readonly lastChange: string;
}

/** Gives a role, or takes it away; its line of the change log goes into the same batch. */
export function giveRole(
  userId: string,
  { isNew, ...fields }: RoleFields & { readonly isNew: boolean },
): Write {
  const path = rolePath(userId);
  return isNew ? { type: 'create', path, data: fields } : { type: 'update', path, changes: fields };
}
