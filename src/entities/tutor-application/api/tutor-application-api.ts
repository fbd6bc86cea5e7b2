import { baseApi, junkList, liveList, liveQuery, oldestFirst, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  parseReferees,
  parseTutorApplication,
  refereesPath,
  tutorApplicationCollection,
  tutorApplicationPath,
  type Referees,
  type TutorApplication,
} from '../model/tutor-application';
import { tutorApplicationLife } from '../model/tutor-application-life';

/** What the desk lists, the longest waiting first. Junk is read only by who looks for it. */
const deskList = {
  collection: tutorApplicationCollection,
  parse: parseTutorApplication,
  states: tutorApplicationLife.states.filter((state) => state !== 'junk'),
  idOf: ({ ref }: TutorApplication) => ref,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All applications but junk, the longest waiting first. */
    tutorApplications: build.query<readonly TutorApplication[], null>(liveList(deskList)),
    /** What the office has put aside as junk. */
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
    /** Whom to call about an applicant. Asked only when somebody presses "show". */
    referees: build.query<Referees, string>({
      queryFn: withBackend(async (backend, ref) => {
        const data = await backend.documents.get(refereesPath(ref));
        if (!data) throw new BackendFailure('not-found', `application ${ref} has no referees`);
        return parseReferees(ref, data);
      }),
    }),
  }),
});

export const {
  useTutorApplicationsQuery,
  useJunkTutorApplicationsQuery,
  useTutorApplicationQuery,
  useRefereesQuery,
} = api;
