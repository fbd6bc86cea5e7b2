import { baseApi, junkList, liveList, liveQuery, oldestFirst, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  guardianContactPath,
  parseGuardianContact,
  parseTuitionRequest,
  tuitionRequestCollection,
  type GuardianContact,
  type TuitionRequest,
} from '../model/tuition-request';
import { tuitionRequestLifecycle } from '../model/tuition-request-lifecycle';

/** List of the desk, oldest first. Junk is read separately. */
const deskList = {
  collection: tuitionRequestCollection,
  parse: parseTuitionRequest,
  states: tuitionRequestLifecycle.states.filter((state) => state !== 'junk'),
  idOf: ({ ref }: TuitionRequest) => ref,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All requests except junk, oldest first. */
    tuitionRequests: build.query<readonly TuitionRequest[], null>(liveList(deskList)),
    /** Junk requests. */
    junkTuitionRequests: build.query<readonly TuitionRequest[], null>(junkList(deskList)),
    /** The guardian's contact. Read only when somebody presses "show". */
    guardianContact: build.query<GuardianContact, string>(
      liveQuery({
        watch: (ref) => [guardianContactPath(ref)],
        read: withBackend(async ({ documents }, ref) => {
          const data = await documents.get(guardianContactPath(ref));
          if (!data) throw new BackendFailure('not-found', `request ${ref} has no contact`);
          return parseGuardianContact(ref, data);
        }),
      }),
    ),
  }),
});

export const { useTuitionRequestsQuery, useJunkTuitionRequestsQuery, useGuardianContactQuery } = api;
