import { offerPath, parseOffer, type Offer } from '../model/offer';
import { baseApi, familyOwner, persistedQuery, liveQuery, readRecord } from '@/shared/api';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The offers with these ids, for whoever has them; those that are gone are left out. The last answer stays on the device: the lessons
     * of a family are found by it without network.
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
