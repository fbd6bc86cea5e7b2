import { baseApi, keepFresh, keepListFresh, longListSeconds, readList, withBackend } from '@/shared/api';
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

/** The longest waiting first, as the backend lists them. */
const byWait = {
  idOf: ({ ref }: TutorApplication) => ref,
  compare: (one: TutorApplication, other: TutorApplication) => (one.createdAt < other.createdAt ? -1 : 1),
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All applications, the longest waiting first. */
    tutorApplications: build.query<readonly TutorApplication[], null>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(async (backend) => {
        const documents = await backend.documents.list({
          collection: tutorApplicationCollection,
          orderBy: { field: 'createdAt', direction: 'ascending' },
        });
        return readList(tutorApplicationCollection, documents, parseTutorApplication);
      }),
      onCacheEntryAdded: (_all, life) =>
        keepListFresh(
          {
            collection: tutorApplicationCollection,
            parse: parseTutorApplication,
            ...byWait,
            read: (isForced): Promise<unknown> =>
              life.dispatch(
                api.endpoints.tutorApplications.initiate(null, { subscribe: false, forceRefetch: isForced }),
              ),
          },
          life,
        ),
    }),
    /** One application, for the account that sent it. */
    tutorApplication: build.query<TutorApplication, string>({
      queryFn: withBackend(async (backend, ref) => {
        const data = await backend.documents.get(tutorApplicationPath(ref));
        if (!data) throw new BackendFailure('not-found', `no application ${ref}`);
        return parseTutorApplication(ref, data);
      }),
      onCacheEntryAdded: (ref, life) =>
        keepFresh(
          [tutorApplicationPath(ref)],
          () =>
            void life.dispatch(
              api.endpoints.tutorApplication.initiate(ref, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
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

export const { useTutorApplicationsQuery, useTutorApplicationQuery, useRefereesQuery } = api;
