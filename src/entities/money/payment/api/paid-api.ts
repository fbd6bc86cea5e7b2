import { baseApi, familyOwner, longListSeconds, persistedQuery, readList } from '@/shared/api';
import { paidCollection, parsePaid, type Paid } from '../model/payment';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * What a family has paid. Open to the code holder. Readable offline. Not read again for an hour.
     * The argument is the code of its request.
     */
    paid: build.query<readonly Paid[], string>({
      keepUnusedDataFor: longListSeconds,
      queryFn: persistedQuery(
        { owner: () => familyOwner, key: paidCollection },
        async ({ documents }, code) => {
          const collection = paidCollection(code);
          return readList(collection, await documents.list({ collection }), parsePaid);
        },
      ),
    }),
  }),
});

export const { usePaidQuery } = api;
