import { baseApi, familyOwner, liveQuery, persistedQuery } from '@/shared/api';
import { offerPath, parseTutorContact, tutorContactPath, type TutorContact } from '../model/offer';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The chosen tutor's number, for the family; null when the office had none. The last answer is cached on
     * the device, so that the family can call without a network.
     */
    tutorContact: build.query<TutorContact | null, string>(
      liveQuery({
        watch: (id) => [offerPath(id), tutorContactPath(id)],
        read: persistedQuery(
          { owner: () => familyOwner, key: (id) => `tutor ${id}` },
          async ({ documents }, id) => {
            const data = await documents.get(tutorContactPath(id));
            return data && parseTutorContact(id, data);
          },
        ),
      }),
    ),
  }),
});

export const { useTutorContactQuery } = api;
