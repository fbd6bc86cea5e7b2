import { parseSolvedQuestion, solvedQuestionCollection } from '@/entities/homework/solved-question';
import { baseApi, persistedQuery, publicOwner, readList } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { mergeSolved } from '../model/merge-solved';
import {
  packSolvedQuestions,
  readSolvedPack,
  solvedPackAddress,
  type SolvedPack,
} from '../model/solved-pack';

/** Questions published since the file was written, at most. */
const newestAtMost = 60;

/** The packed file of the site; null where there is none. */
async function readFile(): Promise<unknown> {
  const answer = await fetch(solvedPackAddress).catch(() => {
    throw new BackendFailure('unavailable', 'solved questions: no network');
  });
  const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
  return answer.ok && isJson ? answer.json() : null;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * All published questions, packed for the search: the file that the site was published with, and the
     * newest of the database. Kept on the device.
     */
    solvedIndex: build.query<SolvedPack, null>({
      queryFn: persistedQuery(
        { owner: () => publicOwner, key: () => 'solved index' },
        async ({ documents }) => {
          const [file, found] = await Promise.all([
            readFile(),
            documents.list({
              collection: solvedQuestionCollection,
              where: [{ field: 'state', equals: 'published' }],
              orderBy: { field: 'createdAt', direction: 'descending' },
              limit: newestAtMost,
            }),
          ]);
          const newest = readList(solvedQuestionCollection, found, parseSolvedQuestion);
          return packSolvedQuestions(mergeSolved(newest, readSolvedPack(file)));
        },
      ),
    }),
  }),
});

export const { useSolvedIndexQuery } = api;
