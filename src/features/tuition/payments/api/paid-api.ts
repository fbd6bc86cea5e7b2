import { readClosedMonths, type ClosedMonth } from '@/entities/money/closing';
import { paidCollection, parsePaid, type Paid } from '@/entities/money/payment';
import { baseApi, familyOwner, longListSeconds, persistedQuery, readList } from '@/shared/api';

/** What a family has paid, and which months are closed. */
export interface PaidOfFamily {
  readonly payments: readonly Paid[];
  readonly closedMonths: readonly ClosedMonth[];
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * What belongs to an account besides its lessons, which the page of a code reads anyway. Open to the code
     * holder. Readable offline. Not read again for an hour.
     */
    paidOfFamily: build.query<PaidOfFamily, string>({
      keepUnusedDataFor: longListSeconds,
      queryFn: persistedQuery(
        { owner: () => familyOwner, key: (code) => `${paidCollection(code)}/dues` },
        async ({ documents }, code) => {
          const [paid, closedMonths] = await Promise.all([
            documents.list({ collection: paidCollection(code) }),
            readClosedMonths(documents),
          ]);
          return { payments: readList(paidCollection(code), paid, parsePaid), closedMonths };
        },
      ),
    }),
  }),
});

export const { usePaidOfFamilyQuery } = api;
