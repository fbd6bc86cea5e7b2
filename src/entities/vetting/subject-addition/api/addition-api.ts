import { baseApi, liveList, liveQuery, newestFirst, persistedQuery, readList } from '@/shared/api';
import { additionCollection, parseAddition, type SubjectAddition } from '../model/subject-addition';

const byAge = { idOf: ({ id }: SubjectAddition) => id, compare: newestFirst };

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What a tutor has asked for, newest first. Offline falls back to the cached answer. */
    tutorAdditions: build.query<readonly SubjectAddition[], string>(
      liveQuery({
        watch: () => [additionCollection],
        read: persistedQuery(
          { owner: (tutorId) => tutorId, key: () => additionCollection },
          async (backend, tutorId) => {
            const documents = await backend.documents.list({
              collection: additionCollection,
              where: [{ field: 'tutorId', equals: tutorId }],
            });
            return readList(additionCollection, documents, parseAddition).sort(byAge.compare);
          },
        ),
      }),
    ),
    /** All, newest first. For the office. */
    allAdditions: build.query<readonly SubjectAddition[], null>(
      liveList({ collection: additionCollection, parse: parseAddition, ...byAge }),
    ),
  }),
});

export const { useTutorAdditionsQuery, useAllAdditionsQuery } = api;
