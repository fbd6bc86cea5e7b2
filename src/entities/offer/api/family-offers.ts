import { offerPath, parseOffer, type Offer } from '../model/offer';
import { baseApi, familyOwner, persistedQuery, liveQuery, readRecord } from '@/shared/api';

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
          async (backend, ids) => {
            const found = await Promise.all(
              ids.map(async (id) => {
                const data = await backend.documents.get(offerPath(id));
                return data && readRecord(offerPath(id), data, parseOffer);
              }),
            );
            return found.filter((offer) => offer !== null);
          },
        ),
      }),
    ),
  }),
});

export const { useFamilyOffersQuery } = api;
