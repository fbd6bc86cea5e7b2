import { baseApi, junkList, liveList, oldestFirst, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  guardianContactPath,
  parseGuardianContact,
  parseTuitionRequest,
  tuitionRequestCollection,
  type GuardianContact,
  type TuitionRequest,
} from '../model/tuition-request';
import { tuitionRequestLife } from '../model/tuition-request-life';

/** What the desk lists, the longest waiting first. Junk is read only by who looks for it. */
const deskList = {
  collection: tuitionRequestCollection,
  parse: parseTuitionRequest,
  states: tuitionRequestLife.states.filter((state) => state !== 'junk'),
  idOf: ({ ref }: TuitionRequest) => ref,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All requests but junk, the longest waiting first. */
    tuitionRequests: build.query<readonly TuitionRequest[], null>(liveList(deskList)),
    /** What the office has put aside as junk. */
    junkTuitionRequests: build.query<readonly TuitionRequest[], null>(junkList(deskList)),
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

export const { useTuitionRequestsQuery, useJunkTuitionRequestsQuery, useGuardianContactQuery } = api;
