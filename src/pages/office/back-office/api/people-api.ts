import { createChangeId, logChange } from '@/entities/change-log';
import { giveRole, roleEvent, rolePath, type RoleToGive } from '@/entities/person';
import { baseApi, withBackend } from '@/shared/api';
import type { Officer } from './desk-api';

interface RoleChange {
  readonly userId: string;
  readonly name: string;
  /** What the office saw when it decided; a role that somebody else has changed since is left alone. */
  readonly from: RoleToGive;
  readonly to: RoleToGive;
  /** Whether this person never had a role. */
  readonly isFirst: boolean;
  readonly by: Officer;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Gives a role or takes it away; the change log goes in the same batch. */
    changeRole: build.mutation<null, RoleChange>({
      queryFn: withBackend(async ({ documents }, { userId, name, from, to, isFirst, by }) => {
        const id = createChangeId();
        await documents.commit([
          giveRole(userId, { role: to, name, lastChange: id, isNew: isFirst }),
          logChange({
            id,
            by,
            record: rolePath(userId),
            event: roleEvent(to),
            before: { role: from },
            after: { role: to },
          }),
        ]);
        return null;
      }),
    }),
  }),
});

export const { useChangeRoleMutation } = api;
