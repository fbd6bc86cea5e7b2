import { offerPath, parseOffer, type Offer } from '../model/offer';
import { baseApi, familyOwner, persistedQuery, liveQuery, readEach } from '@/shared/api';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Offers by ID; omits missing ones. The last result is cached on the device, so that the family's lessons
     * are available offline.
     */
    familyOffers: build.query<readonly Offer[], readonly string[]>(
      liveQuery({
        watch: (ids) => ids.map(offerPath),
        read: persistedQuery(
          { owner: () => familyOwner, key: (ids) => `offers ${ids.join(' ')}` },
          ({ documents }, ids) => readEach(documents, ids.map(offerPath), parseOffer),
        ),
      }),
    ),
  }),
});

export const { useFamilyOffersQuery } = api;
