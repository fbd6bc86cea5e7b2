import { baseApi, withBackend } from '@/shared/api';
import { helpfulCollection, helpfulVotes, type Helpful } from '../model/helpful-vote';

/** How long the counts are kept, in seconds: another look within the hour costs nothing. */
const keptSeconds = 3600;

/** Maximum number of votes that are counted; a count that reaches it means "at least". */
export const mostVotes = 300;

/** How many said that an answer helped, and how many that it did not. */
export type HelpfulCounts = Readonly<Record<Helpful, number>>;

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The votes on these questions by slug, counted in the database: two reads for each question. */
    helpfulCounts: build.query<Readonly<Record<string, HelpfulCounts>>, readonly string[]>({
      keepUnusedDataFor: keptSeconds,
      queryFn: withBackend(async ({ documents }, questions) => {
        const count = (question: string, vote: Helpful) =>
          documents.count({
            collection: helpfulCollection,
            where: [
              { field: 'question', equals: question },
              { field: 'vote', equals: vote },
            ],
            limit: mostVotes,
          });
        const counted = await Promise.all(
          questions.map(async (question) => {
            const [yes, no] = await Promise.all(helpfulVotes.map((vote) => count(question, vote)));
            return [question, { yes: yes ?? 0, no: no ?? 0 }] as const;
          }),
        );
        return Object.fromEntries(counted);
      }),
    }),
  }),
});

export const { useHelpfulCountsQuery } = api;
