import { codeHolder, logTrackedTransition } from '@/entities/change-log';
import { enquiryPath } from '@/entities/enquiry';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Takes an enquiry back by its code: record, tracking and change log in one commit. */
    withdrawEnquiry: build.mutation<null, Pressed & { readonly ref: string; readonly state: string }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, ref, state }) => {
        const transition = logTrackedTransition({
          id,
          ref,
          by: codeHolder,
          record: enquiryPath(ref),
          event: 'enquiry.withdrawn',
          from: state,
          to: 'withdrawn',
        });
        await submitOnce({ documents }, transition);
        return null;
      }),
    }),
  }),
});

export const useWithdrawEnquiryMutation = onePress(api.useWithdrawEnquiryMutation);
