import { codeHolder, logTrackedTransition } from '@/entities/change-log';
import { jobApplicationPath } from '@/entities/jobs/job-application';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Takes an application for a post back by its code: record, tracking and change log in one commit. */
    withdrawJobApplication: build.mutation<null, Pressed & { readonly ref: string; readonly state: string }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, ref, state }) => {
        const transition = logTrackedTransition({
          id,
          ref,
          by: codeHolder,
          record: jobApplicationPath(ref),
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

export const useWithdrawJobApplicationMutation = onePress(api.useWithdrawJobApplicationMutation);
