import {
  baseApi,
  liveList,
  liveQuery,
  newestFirst,
  persistedQuery,
  publicOwner,
  readList,
} from '@/shared/api';
import { parseSolvedQuestion, solvedQuestionCollection, type SolvedQuestion } from '../model/solved-question';

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
    /** All solved questions, newest first. For the office. */
    allSolvedQuestions: build.query<readonly SolvedQuestion[], null>(
      liveList({
        collection: solvedQuestionCollection,
        parse: parseSolvedQuestion,
        idOf: ({ id }: SolvedQuestion) => id,
        compare: newestFirst,
      }),
    ),
  }),
});

export const { useSolvedQuestionQuery, useAllSolvedQuestionsQuery } = api;
