import { baseApi, familyOwner, liveQuery, persistedQuery, readList } from '@/shared/api';
import { outcomesCollection, parseOutcome, type Outcome } from '../model/outcome';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All versions of the reports of a consultation, the newest first. Cached on the device. */
    outcomes: build.query<readonly Outcome[], string>(
      liveQuery({
        watch: (ref) => [outcomesCollection(ref)],
        read: persistedQuery(
          { owner: () => familyOwner, key: (ref) => outcomesCollection(ref) },
          async ({ documents }, ref) => {
            const collection = outcomesCollection(ref);
            const found = await documents.list({
              collection,
              orderBy: { field: 'createdAt', direction: 'descending' },
            });
            return readList(collection, found, (id, data) => parseOutcome(ref, id, data));
          },
        ),
      }),
    ),
  }),
});

export const { useOutcomesQuery } = api;
