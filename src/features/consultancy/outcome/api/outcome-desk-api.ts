import type { Staff } from '@/entities/change-log';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';
import { reportOutcome, type Reported } from '../model/report-outcome';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Saves a report that the office enters. */
    saveOutcome: build.mutation<null, Pressed & Reported & { readonly by: Staff }>({
      queryFn: withBackend(async ({ documents }, { actionId, by, ref, corrected, content }) => {
        await submitOnce({ documents }, reportOutcome(actionId, { ref, corrected, content }, by));
        return null;
      }),
    }),
  }),
});

export const useSaveOutcomeMutation = onePress(api.useSaveOutcomeMutation);
