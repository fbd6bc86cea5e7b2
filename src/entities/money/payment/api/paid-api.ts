import { baseApi, familyOwner, longListSeconds, persistedQuery } from '@/shared/api';
import { paidCollection, type Paid } from '../model/payment';
import { readPaid } from './read-paid';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * What a family has paid. Open to the code holder. Readable offline. Not read again for an hour.
     * The argument is the code of its request.
     */
    paid: build.query<readonly Paid[], string>({
      keepUnusedDataFor: longListSeconds,
      queryFn: persistedQuery({ owner: () => familyOwner, key: paidCollection }, ({ documents }, code) =>
        readPaid(documents, code),
      ),
    }),
  }),
});

export const { usePaidQuery } = api;
