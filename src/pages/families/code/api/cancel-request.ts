import { createChangeId, logChange, type ChangedBy } from '@/entities/change-log';
import { parseTracking, trackingPath, trackMove } from '@/entities/tracking';
import { tuitionRequestPath, type CancelReason } from '@/entities/tuition-request';
import { baseApi, withBackend } from '@/shared/api';
import { BackendFailure, serverTime } from '@/shared/backend';

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
        const record = tuitionRequestPath(ref);
        const id = createChangeId();
        await documents.commit([
          {
            type: 'update',
            path: record,
            changes: {
              state: 'cancelled',
              cancellation: { reason, words },
              movedAt: serverTime,
              updatedAt: serverTime,
              lastChange: id,
            },
          },
          trackMove(ref, id, 'cancelled'),
          logChange({
            id,
            by,
            record,
            event: 'request.cancelled',
            before: { state: tracking.state },
            after: { state: 'cancelled' },
          }),
        ]);
        return null;
      }),
    }),
  }),
});

export const { useCancelTuitionRequestMutation } = api;
