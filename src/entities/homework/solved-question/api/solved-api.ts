import {
  baseApi,
  foundList,
  liveQuery,
  persistedQuery,
  publicOwner,
  readList,
  withBackend,
} from '@/shared/api';
import {
  parseSolvedQuestion,
  solvedQuestionCollection,
  solvedQuestionPath,
  type SolvedQuestion,
} from '../model/solved-question';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A published question by its slug; null when there is none. Public. Kept on the device. */
    solvedQuestion: build.query<SolvedQuestion | null, string>(
      liveQuery({
        watch: () => [solvedQuestionCollection],
        read: persistedQuery(
          { owner: () => publicOwner, key: (slug) => `solved ${slug}` },
          async ({ documents }, slug) => {
            const found = await documents.list({
              collection: solvedQuestionCollection,
              where: [
                { field: 'state', equals: 'published' },
                { field: 'slug', equals: slug },
              ],
              limit: 1,
            });
            return readList(solvedQuestionCollection, found, parseSolvedQuestion)[0] ?? null;
          },
        ),
      }),
    ),
    /** So many solved questions, newest first, those taken back too. For the office. */
    newestSolvedQuestions: build.query<readonly SolvedQuestion[], number>(
      foundList({
        collection: () => solvedQuestionCollection,
        find: (documents, limit: number) =>
          documents.list({
            collection: solvedQuestionCollection,
            orderBy: { field: 'createdAt', direction: 'descending' },
            limit,
          }),
        parse: parseSolvedQuestion,
      }),
    ),
    /** A solved question by its id, also one that was taken back; null when there is none. For the office. */
    solvedQuestionById: build.query<SolvedQuestion | null, string>(
      liveQuery({
        watch: (id) => [solvedQuestionPath(id)],
        read: withBackend(async ({ documents }, id) => {
          const data = await documents.get(solvedQuestionPath(id));
          return data && parseSolvedQuestion(id, data);
        }),
      }),
    ),
  }),
});

export const { useSolvedQuestionQuery, useNewestSolvedQuestionsQuery, useSolvedQuestionByIdQuery } = api;
