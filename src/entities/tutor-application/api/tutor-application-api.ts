import {
  baseApi,
  familyOwner,
  junkList,
  liveList,
  liveQuery,
  oldestFirst,
  persistedQuery,
  readList,
  withBackend,
} from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
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
import { tutorApplicationLifecycle } from '../model/tutor-application-lifecycle';

/** List of the desk, oldest first. Junk is read separately. */
const deskList = {
  collection: tutorApplicationCollection,
  parse: parseTutorApplication,
  states: tutorApplicationLifecycle.states.filter((state) => state !== 'junk'),
  idOf: ({ ref }: TutorApplication) => ref,
  compare: oldestFirst,
};

const earlierFirst = (one: ApplicationMessage, other: ApplicationMessage) => (one.at < other.at ? -1 : 1);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All applications except junk, oldest first. */
    tutorApplications: build.query<readonly TutorApplication[], null>(liveList(deskList)),
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
  useTutorApplicationsQuery,
  useJunkTutorApplicationsQuery,
  useTutorApplicationQuery,
  useRefereesQuery,
  useApplicantContactQuery,
  useApplicationMessagesQuery,
} = api;
