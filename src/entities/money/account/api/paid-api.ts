import { paidCollection } from '@/entities/money/payment';
import { baseApi, familyOwner, longListSeconds, persistedQuery } from '@/shared/api';
import { readPaid, type PaidOfFamily } from './read-paid';

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
        ({ documents }, code) => readPaid(documents, code),
      ),
    }),
  }),
});

export const { usePaidOfFamilyQuery } = api;
