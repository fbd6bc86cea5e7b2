import { baseApi, onePress, withBackend } from '@/shared/api';
import { changeRole, type RoleChange } from '../model/change-role';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Grants or revokes a role, and suspends the profile of a former tutor. */
    changeRole: build.mutation<null, RoleChange>({
      queryFn: withBackend(async ({ documents }, change) => {
        await changeRole(documents, change);
        return null;
      }),
    }),
  }),
});

export const useChangeRoleMutation = onePress(api.useChangeRoleMutation);
