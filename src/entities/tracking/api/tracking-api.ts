import { baseApi, familyOwner, keepFresh, keptAnswer } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { parseTracking, trackingPath, type Tracking } from '../model/tracking';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What a code leads to; `not-found` when no record has it. The last answer stays on the device (`useKeptSince`). */
    tracking: build.query<Tracking, string>({
      queryFn: keptAnswer({ owner: () => familyOwner, key: trackingPath }, async (backend, ref) => {
        const data = await backend.documents.get(trackingPath(ref));
        if (!data) throw new BackendFailure('not-found', `no record has the code ${ref}`);
        return parseTracking(ref, data);
      }),
      onCacheEntryAdded: (ref, life) =>
        keepFresh(
          [trackingPath(ref)],
          () =>
            void life.dispatch(
              api.endpoints.tracking.initiate(ref, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
  }),
});

export const { useTrackingQuery } = api;
