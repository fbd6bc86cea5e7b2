import {
  baseApi,
  keepFresh,
  keepListFresh,
  keptAnswer,
  longListSeconds,
  publicOwner,
  withBackend,
} from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { parseTutor, tutorCollection, tutorPath, type Tutor } from '../model/tutor';

const byName = {
  idOf: ({ id }: Tutor) => id,
  compare: (one: Tutor, other: Tutor) => (one.slug < other.slug ? -1 : 1),
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * One profile; `not-found` when there is none. Without network, the last answer:
     * `useKeptSince(publicOwner, tutorPath(id))`.
     */
    tutor: build.query<Tutor, string>({
      queryFn: keptAnswer({ owner: () => publicOwner, key: tutorPath }, async (backend, id) => {
        const data = await backend.documents.get(tutorPath(id));
        if (!data) throw new BackendFailure('not-found', `no tutor ${id}`);
        return parseTutor(id, data);
      }),
      onCacheEntryAdded: (id, life) =>
        keepFresh(
          [tutorPath(id)],
          () =>
            void life.dispatch(api.endpoints.tutor.initiate(id, { subscribe: false, forceRefetch: true })),
          life,
        ),
    }),
    /** The profiles of all tutors, whatever their state: for the office. */
    allTutors: build.query<readonly Tutor[], null>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(async (backend) => {
        const documents = await backend.documents.list({ collection: tutorCollection });
        return Object.freeze(documents.map(({ id, data }) => parseTutor(id, data)).sort(byName.compare));
      }),
      onCacheEntryAdded: (_all, life) =>
        keepListFresh(
          {
            collection: tutorCollection,
            parse: parseTutor,
            ...byName,
            read: (isForced): Promise<unknown> =>
              life.dispatch(
                api.endpoints.allTutors.initiate(null, { subscribe: false, forceRefetch: isForced }),
              ),
          },
          life,
        ),
    }),
  }),
});

export const { useTutorQuery, useAllTutorsQuery } = api;
