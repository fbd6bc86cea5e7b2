import { readClosedMonths, type ClosedMonth } from '@/entities/money/closing';
import { parsePayout, payoutCollection, type Payout } from '@/entities/money/payout';
import { baseApi, persistedQuery, readList } from '@/shared/api';

interface TutorMoney {
  readonly payouts: readonly Payout[];
  readonly closedMonths: readonly ClosedMonth[];
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * What a tutor was paid, and which months are closed. Read when the tutor opens what is earned, not
     * watched. Readable offline.
     */
    tutorMoney: build.query<TutorMoney, string>({
      keepUnusedDataFor: 0,
      queryFn: persistedQuery(
        { owner: (tutorId) => tutorId, key: () => 'money' },
        async ({ documents }, tutorId) => {
          const [found, closedMonths] = await Promise.all([
            documents.list({
              collection: payoutCollection,
              where: [{ field: 'tutorId', equals: tutorId }],
            }),
            readClosedMonths(documents),
          ]);
          return { payouts: readList(payoutCollection, found, parsePayout), closedMonths };
        },
      ),
    }),
  }),
});

export const { useTutorMoneyQuery } = api;
export type { TutorMoney };
