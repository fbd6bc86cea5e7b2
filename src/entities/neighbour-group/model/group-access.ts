import { changesOnly, isAdmin, type CollectionAccess } from '@/shared/backend';
import { isStored, randomIdShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { groupLifecycle } from './group-lifecycle';
import { invitationLifecycle } from './invitation-lifecycle';
import { groupPath, groupSchema, invitationPath, invitationSchema } from './neighbour-group';

/** Groups hold reference codes, so only the office reads and updates them. */
export const groupAccess: CollectionAccess = {
  pattern: groupPath('{id}'),
  get: isAdmin,
  list: isAdmin,
  create: async (context) => {
    const { id, after, readAfter } = context;
    if (!isAdmin(context) || !randomIdShape.test(id) || !isStored(groupSchema, after)) return false;
    const invitations = await Promise.all(
      (after?.members as readonly string[]).map((ref) => readAfter(invitationPath(ref, id))),
    );
    return isNewRecord(context, groupLifecycle) && invitations.every((invitation) => invitation !== null);
  },
  update: async (context) =>
    isStored(groupSchema, context.after) && lifecycleRule(groupLifecycle, {})(context),
};

const transition = lifecycleRule(invitationLifecycle, {});

/**
 * Access rules of invitations: the office invites, the code holder reads and answers, the office sets the
 * names and closes.
 */
export const invitationAccess: CollectionAccess = {
  pattern: invitationPath('{ref}', '{id}'),
  get: () => true,
  list: () => true,
  create: async (context) => {
    const { params, after, readAfter } = context;
    const group = await readAfter(groupPath(params.id ?? ''));
    return (
      isAdmin(context) &&
      isStored(invitationSchema, after) &&
      isNewRecord(context, invitationLifecycle) &&
      after?.lastChange === '' &&
      (after.names as readonly string[]).length === 0 &&
      group?.state === groupLifecycle.initial &&
      (group.members as readonly string[]).includes(params.ref ?? '')
    );
  },
  update: async (context) => {
    const { before, after, now } = context;
    if (!isStored(invitationSchema, after)) return false;
    if (before?.state !== after?.state) return transition(context);
    return (
      isAdmin(context) &&
      before?.state === 'agreed' &&
      after?.updatedAt === now &&
      changesOnly(context, ['names', 'updatedAt', 'lastChange'])
    );
  },
};
