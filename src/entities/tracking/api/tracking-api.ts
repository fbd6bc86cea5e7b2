import { baseApi, familyOwner, persistedQuery, liveQuery } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { trackingPath } from '@/shared/config';
import { parseTracking, type Tracking } from '../model/tracking';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The tracking of a reference code; `not-found` when no record has it. Cached on the device
     * (`useKeptSince`).
     */
    tracking: build.query<Tracking, string>(
      liveQuery({
        watch: (ref) => [trackingPath(ref)],
        read: persistedQuery({ owner: () => familyOwner, key: trackingPath }, async (backend, ref) => {
          const data = await backend.documents.get(trackingPath(ref));
          if (!data) throw new BackendFailure('not-found', `no record has the code ${ref}`);
          return parseTracking(ref, data);
        }),
      }),
    ),
  }),
});

export const { useTrackingQuery } = api;
