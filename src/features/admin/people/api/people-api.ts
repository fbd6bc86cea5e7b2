import { baseApi, onePress, withBackend } from '@/shared/api';
import { changeRole, type RoleChange } from '../model/change-role';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Gives a role or takes it away, and takes the profile of somebody who is no tutor any more off the site. */
    changeRole: build.mutation<null, RoleChange>({
      queryFn: withBackend(async ({ documents }, change) => {
        await changeRole(documents, change);
        return null;
      }),
    }),
  }),
});

export const useChangeRoleMutation = onePress(api.useChangeRoleMutation);
