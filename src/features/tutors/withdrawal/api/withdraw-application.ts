import { codeHolder, logTrackedTransition } from '@/entities/change-log';
import { tutorApplicationPath } from '@/entities/tutor-application';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Withdraws an application by its code: record, tracking and change log in one commit. */
    withdrawApplication: build.mutation<null, Pressed & { readonly ref: string; readonly state: string }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, ref, state }) => {
        const transition = logTrackedTransition({
          id,
          ref,
          by: codeHolder,
          record: tutorApplicationPath(ref),
          event: 'application.withdrawn',
          from: state,
          to: 'withdrawn',
        });
        await submitOnce({ documents }, transition);
        return null;
      }),
    }),
  }),
});

export const useWithdrawApplicationMutation = onePress(api.useWithdrawApplicationMutation);
