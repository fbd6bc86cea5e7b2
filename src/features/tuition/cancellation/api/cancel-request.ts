import { logTrackedTransition, type ChangedBy } from '@/entities/change-log';
import { parseTracking, trackingPath } from '@/entities/tracking';
import { tuitionRequestPath, type CancelReason } from '@/entities/tuition-request';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { BackendFailure, submitOnce } from '@/shared/backend';

export interface Cancellation extends Pressed {
  readonly ref: string;
  readonly reason: CancelReason;
  readonly words: string;
  readonly by: ChangedBy;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Cancels a request by its code: record, tracking and change log in one commit. */
    cancelTuitionRequest: build.mutation<null, Cancellation>({
      queryFn: withBackend(async ({ documents }, { actionId: id, ref, reason, words, by }) => {
        const data = await documents.get(trackingPath(ref));
        if (!data) throw new BackendFailure('not-found', `no record has the code ${ref}`);
        const tracking = parseTracking(ref, data);
        const transition = logTrackedTransition({
          id,
          ref,
          by,
          record: tuitionRequestPath(ref),
          event: 'request.cancelled',
          from: tracking.state,
          to: 'cancelled',
          changes: { cancellation: { reason, words } },
        });
        await submitOnce({ documents }, transition);
        return null;
      }),
    }),
  }),
});

export const useCancelTuitionRequestMutation = onePress(api.useCancelTuitionRequestMutation);
