import { isAdmin, type CollectionAccess } from '@/shared/backend';

/** `{ role, name }`: the name is the one that the office's changes are signed with. People read their own role, administrators read all. Roles are given by the office's set-up command. */
export const roleAccess: CollectionAccess = {
  pattern: 'roles/{id}',
  get: (context) => isAdmin(context) || context.actor.userId === context.id,
  list: isAdmin,
};
