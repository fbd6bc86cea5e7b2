import { createChangeId, logMove, type ChangedBy } from '@/entities/change-log';
import { parseTracking, trackingPath, trackMove } from '@/entities/tracking';
import { tuitionRequestPath, type CancelReason } from '@/entities/tuition-request';
import { baseApi, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';

export interface Cancellation {
  readonly ref: string;
  readonly reason: CancelReason;
  readonly words: string;
  readonly by: ChangedBy;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Cancels a request with its code: the record, its tracking and the change log in one batch. */
    cancelTuitionRequest: build.mutation<null, Cancellation>({
      queryFn: withBackend(async ({ documents }, { ref, reason, words, by }) => {
        const data = await documents.get(trackingPath(ref));
        if (!data) throw new BackendFailure('not-found', `no record has the code ${ref}`);
        const tracking = parseTracking(ref, data);
        const id = createChangeId();
        await documents.commit([
          ...logMove({
            id,
            by,
            record: tuitionRequestPath(ref),
            event: 'request.cancelled',
            from: tracking.state,
            to: 'cancelled',
            changes: { cancellation: { reason, words } },
          }),
          trackMove(ref, id, 'cancelled'),
        ]);
        return null;
      }),
    }),
  }),
});

export const { useCancelTuitionRequestMutation } = api;
