import { baseApi, keepFresh, withBackend } from '@/shared/api';
import { enquiryCollection, parseEnquiry, type Enquiry } from '../model/enquiry';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All enquiries, the longest waiting first. */
    enquiries: build.query<readonly Enquiry[], null>({
      queryFn: withBackend(async (backend) => {
        const documents = await backend.documents.list({
          collection: enquiryCollection,
          orderBy: { field: 'createdAt', direction: 'ascending' },
        });
        return documents.map(({ id, data }) => parseEnquiry(id, data));
      }),
      onCacheEntryAdded: (_all, life) =>
        keepFresh(
          [enquiryCollection],
          () =>
            void life.dispatch(
              api.endpoints.enquiries.initiate(null, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
  }),
});

export const { useEnquiriesQuery } = api;
