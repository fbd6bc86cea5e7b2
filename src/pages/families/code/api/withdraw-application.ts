import { createChangeId, logMove } from '@/entities/change-log';
import { trackMove } from '@/entities/tracking';
import { tutorApplicationPath } from '@/entities/tutor-application';
import { baseApi, withBackend } from '@/shared/api';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Takes an application back with its code: the record, its tracking and the change log in one batch. */
    withdrawApplication: build.mutation<null, { readonly ref: string; readonly state: string }>({
      queryFn: withBackend(async ({ documents }, { ref, state }) => {
        const id = createChangeId();
        await documents.commit([
          ...logMove({
            id,
            by: { kind: 'code-holder' },
            record: tutorApplicationPath(ref),
            event: 'application.withdrawn',
            from: state,
            to: 'withdrawn',
          }),
          trackMove(ref, id, 'withdrawn'),
        ]);
        return null;
      }),
    }),
  }),
});

export const { useWithdrawApplicationMutation } = api;
