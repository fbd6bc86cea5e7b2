import { baseApi, liveList, newestFirst, persistedQuery, publicOwner, readList } from '@/shared/api';
import { parseSolvedQuestion, solvedQuestionCollection, type SolvedQuestion } from '../model/solved-question';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Published questions, newest first. Kept on the device. */
    solvedQuestions: build.query<readonly SolvedQuestion[], null>({
      queryFn: persistedQuery({ owner: () => publicOwner, key: () => 'solved' }, async ({ documents }) => {
        const found = await documents.list({
          collection: solvedQuestionCollection,
          where: [{ field: 'state', equals: 'published' }],
        });
        return readList(solvedQuestionCollection, found, parseSolvedQuestion).sort(newestFirst);
      }),
    }),
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

export const { useSolvedQuestionsQuery, useAllSolvedQuestionsQuery } = api;
