import {
  baseApi,
  historyPages,
  junkList,
  liveList,
  liveQuery,
  oldestFirst,
  readList,
  readEach,
  withBackend,
  type HistoryPage,
} from '@/shared/api';
import { BackendFailure, type ListPlace } from '@/shared/backend';
import {
  guardianContactPath,
  isWorried,
  parseGuardianContact,
  parseTuitionRequest,
  tuitionRequestCollection,
  tuitionRequestPath,
  type GuardianContact,
  type TuitionRequest,
} from '../model/tuition-request';
import { openRequestStates } from '../model/tuition-request-lifecycle';
import { findPastRequests, type PastRequests } from './find-past-requests';

/**
 * How often a hidden desk looks for a new request, in milliseconds: at most twelve reads an hour, so that its
 * title and its sound can tell of one.
 */
const hiddenDeskMs = 300_000;

/** List of the desk, oldest first. What is over, and junk, are read separately. */
const deskList = {
  collection: tuitionRequestCollection,
  parse: parseTuitionRequest,
  states: openRequestStates,
  waitsOnly: true,
  idOf: ({ ref }: TuitionRequest) => ref,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Requests that are not over, and those of worried families in any state, oldest first. */
    openRequests: build.query<readonly TuitionRequest[], null>(
      liveList({
        ...deskList,
        everyHiddenMs: hiddenDeskMs,
        findAlso: (documents) =>
          documents.list({
            collection: tuitionRequestCollection,
            where: [
              { field: 'parting.reason', equals: 'safety' },
              { field: 'parting.isHeard', equals: false },
            ],
          }),
        belongsAlso: (request) => request.state !== 'junk' && isWorried(request),
      }),
    ),
    /** Requests of a state that is over, of all times or of a month, last moved first, page by page. */
    pastRequests: build.infiniteQuery<HistoryPage<TuitionRequest>, PastRequests, ListPlace | null>(
      historyPages({
        collection: tuitionRequestCollection,
        find: (documents, asked, after) => findPastRequests(documents, asked, { after }),
        parse: parseTuitionRequest,
        orderedBy: 'movedAt',
      }),
    ),
    /** The same without pages, for an export. Read anew each time. */
    everyPastRequest: build.query<readonly TuitionRequest[], PastRequests>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, asked) => {
        const found = await findPastRequests(documents, asked);
        return readList(tuitionRequestCollection, found, parseTuitionRequest);
      }),
    }),
    /** Requests by code, in any state; omits missing ones. */
    requestsByCode: build.query<readonly TuitionRequest[], readonly string[]>(
      liveQuery({
        watch: (refs) => refs.map(tuitionRequestPath),
        read: withBackend(({ documents }, refs) =>
          readEach(documents, refs.map(tuitionRequestPath), parseTuitionRequest),
        ),
      }),
    ),
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

export const {
  useOpenRequestsQuery,
  usePastRequestsInfiniteQuery,
  useLazyEveryPastRequestQuery,
  useRequestsByCodeQuery,
  useJunkTuitionRequestsQuery,
  useGuardianContactQuery,
} = api;
