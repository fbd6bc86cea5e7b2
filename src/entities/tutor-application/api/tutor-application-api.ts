import {
  baseApi,
  familyOwner,
  historyPages,
  junkList,
  liveList,
  liveQuery,
  oldestFirst,
  persistedQuery,
  readEach,
  readList,
  withBackend,
  type HistoryPage,
} from '@/shared/api';
import { BackendFailure, type ListPlace } from '@/shared/backend';
import {
  applicationMessagesCollection,
  parseApplicationMessage,
  type ApplicationMessage,
} from '../model/application-message';
import {
  applicantContactPath,
  parseApplicantContact,
  parseReferees,
  parseTutorApplication,
  refereesPath,
  tutorApplicationCollection,
  tutorApplicationPath,
  type ApplicantContact,
  type Referees,
  type TutorApplication,
} from '../model/tutor-application';
import { openApplicationStates } from '../model/tutor-application-lifecycle';
import { findPastTutorApplications, type PastTutorApplications } from './find-past-applications';

/** List of the desk, oldest first. What is over, and junk, are read separately. */
const deskList = {
  collection: tutorApplicationCollection,
  parse: parseTutorApplication,
  states: openApplicationStates,
  waitsOnly: true,
  idOf: ({ ref }: TutorApplication) => ref,
  compare: oldestFirst,
};

const earlierFirst = (one: ApplicationMessage, other: ApplicationMessage) => (one.at < other.at ? -1 : 1);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Applications that are not decided, oldest first. */
    openTutorApplications: build.query<readonly TutorApplication[], null>(liveList(deskList)),
    /** Applications of a state that is over, of all times or of a month, last moved first, page by page. */
    pastTutorApplications: build.infiniteQuery<
      HistoryPage<TutorApplication>,
      PastTutorApplications,
      ListPlace | null
    >(
      historyPages({
        collection: tutorApplicationCollection,
        find: (documents, asked, after) => findPastTutorApplications(documents, asked, { after }),
        parse: parseTutorApplication,
        orderedBy: 'movedAt',
      }),
    ),
    /** The same without pages, for an export. Read anew each time. */
    everyPastTutorApplication: build.query<readonly TutorApplication[], PastTutorApplications>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, asked) => {
        const found = await findPastTutorApplications(documents, asked);
        return readList(tutorApplicationCollection, found, parseTutorApplication);
      }),
    }),
    /** Applications by code, in any state; omits missing ones. */
    tutorApplicationsByCode: build.query<readonly TutorApplication[], readonly string[]>(
      liveQuery({
        watch: (refs) => refs.map(tutorApplicationPath),
        read: withBackend(({ documents }, refs) =>
          readEach(documents, refs.map(tutorApplicationPath), parseTutorApplication),
        ),
      }),
    ),
    /** Junk applications. */
    junkTutorApplications: build.query<readonly TutorApplication[], null>(junkList(deskList)),
    /** One application, for the account that sent it. */
    tutorApplication: build.query<TutorApplication, string>(
      liveQuery({
        watch: (ref) => [tutorApplicationPath(ref)],
        read: withBackend(async (backend, ref) => {
          const data = await backend.documents.get(tutorApplicationPath(ref));
          if (!data) throw new BackendFailure('not-found', `no application ${ref}`);
          return parseTutorApplication(ref, data);
        }),
      }),
    ),
    /** What the office asked and the applicant answered, the first first. Cached on the device. */
    applicationMessages: build.query<readonly ApplicationMessage[], string>(
      liveQuery({
        watch: (ref) => [applicationMessagesCollection(ref)],
        read: persistedQuery(
          { owner: () => familyOwner, key: applicationMessagesCollection },
          async ({ documents }, ref) => {
            const collection = applicationMessagesCollection(ref);
            const found = await documents.list({ collection });
            return readList(collection, found, parseApplicationMessage).sort(earlierFirst);
          },
        ),
      }),
    ),
    /** How to reach the applicant. Read only when somebody presses "show". */
    applicantContact: build.query<ApplicantContact, string>(
      liveQuery({
        watch: (ref) => [applicantContactPath(ref)],
        read: withBackend(async ({ documents }, ref) => {
          const data = await documents.get(applicantContactPath(ref));
          if (!data) throw new BackendFailure('not-found', `application ${ref} has no contact`);
          return parseApplicantContact(ref, data);
        }),
      }),
    ),
    /** The applicant's referees. Read only when somebody presses "show". */
    referees: build.query<Referees, string>(
      liveQuery({
        watch: (ref) => [refereesPath(ref)],
        read: withBackend(async ({ documents }, ref) => {
          const data = await documents.get(refereesPath(ref));
          if (!data) throw new BackendFailure('not-found', `application ${ref} has no referees`);
          return parseReferees(ref, data);
        }),
      }),
    ),
  }),
});

export const {
  useOpenTutorApplicationsQuery,
  usePastTutorApplicationsInfiniteQuery,
  useLazyEveryPastTutorApplicationQuery,
  useTutorApplicationsByCodeQuery,
  useJunkTutorApplicationsQuery,
  useTutorApplicationQuery,
  useRefereesQuery,
  useApplicantContactQuery,
  useApplicationMessagesQuery,
} = api;
