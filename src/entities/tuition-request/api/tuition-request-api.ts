import { baseApi, keepFresh, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  guardianContactPath,
  parseGuardianContact,
  parseTuitionRequest,
  tuitionRequestCollection,
  type GuardianContact,
  type TuitionRequest,
} from '../model/tuition-request';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All requests, the longest waiting first. */
    tuitionRequests: build.query<readonly TuitionRequest[], null>({
      queryFn: withBackend(async (backend) => {
        const documents = await backend.documents.list({
          collection: tuitionRequestCollection,
          orderBy: { field: 'createdAt', direction: 'ascending' },
        });
        return documents.map(({ id, data }) => parseTuitionRequest(id, data));
      }),
      onCacheEntryAdded: (_all, life) =>
        keepFresh(
          [tuitionRequestCollection],
          () =>
            void life.dispatch(
              api.endpoints.tuitionRequests.initiate(null, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
    /** Who to call about a request. Asked only when somebody presses "show". */
    guardianContact: build.query<GuardianContact, string>({
      queryFn: withBackend(async (backend, ref) => {
        const data = await backend.documents.get(guardianContactPath(ref));
        if (!data) throw new BackendFailure('not-found', `request ${ref} has no contact`);
        return parseGuardianContact(ref, data);
      }),
    }),
  }),
});

export const { useTuitionRequestsQuery, useGuardianContactQuery } = api;
