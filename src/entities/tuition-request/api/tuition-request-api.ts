import { baseApi, keepListFresh, longListSeconds, readList, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  guardianContactPath,
  parseGuardianContact,
  parseTuitionRequest,
  tuitionRequestCollection,
  type GuardianContact,
  type TuitionRequest,
} from '../model/tuition-request';

/** The longest waiting first, as the backend lists them. */
const byWait = {
  idOf: ({ ref }: TuitionRequest) => ref,
  compare: (one: TuitionRequest, other: TuitionRequest) => (one.createdAt < other.createdAt ? -1 : 1),
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All requests, the longest waiting first. */
    tuitionRequests: build.query<readonly TuitionRequest[], null>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(async (backend) => {
        const documents = await backend.documents.list({
          collection: tuitionRequestCollection,
          orderBy: { field: 'createdAt', direction: 'ascending' },
        });
        // Frozen at once, so that the store does not do it part by part.
        return Object.freeze(readList(tuitionRequestCollection, documents, parseTuitionRequest));
      }),
      onCacheEntryAdded: (_all, life) =>
        keepListFresh(
          {
            collection: tuitionRequestCollection,
            parse: parseTuitionRequest,
            ...byWait,
            read: (isForced): Promise<unknown> =>
              life.dispatch(
                api.endpoints.tuitionRequests.initiate(null, { subscribe: false, forceRefetch: isForced }),
              ),
          },
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
