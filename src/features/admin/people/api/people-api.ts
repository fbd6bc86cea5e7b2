import { baseApi, onePress, withBackend } from '@/shared/api';
import { changeDuties, type DutyChange } from '../model/change-duties';
import { changeRole, type RoleChange } from '../model/change-role';
import { correctProfile, type ProfileCorrection } from '../model/correct-profile';
import { changeSuspension, type SuspensionChange } from '../model/suspend-tutor';

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
    /** Takes a tutor off the site for a reason, or puts the tutor back. */
    changeSuspension: build.mutation<null, SuspensionChange>({
      queryFn: withBackend(async ({ documents }, change) => {
        await changeSuspension(documents, change);
        return null;
      }),
    }),
    /** Corrects one field of a profile. */
    correctProfile: build.mutation<null, ProfileCorrection>({
      queryFn: withBackend(async (backend, correction) => {
        await correctProfile(backend, correction);
        return null;
      }),
    }),
    /** Gives and revokes duties of an administrator. */
    changeDuties: build.mutation<null, DutyChange>({
      queryFn: withBackend(async ({ documents }, change) => {
        await changeDuties(documents, change);
        return null;
      }),
    }),
  }),
});

export const useChangeRoleMutation = onePress(api.useChangeRoleMutation);
export const useChangeDutiesMutation = onePress(api.useChangeDutiesMutation);
export const useCorrectProfileMutation = onePress(api.useCorrectProfileMutation);
export const useChangeSuspensionMutation = onePress(api.useChangeSuspensionMutation);
