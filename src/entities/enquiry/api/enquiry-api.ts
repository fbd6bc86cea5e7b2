import { baseApi, keepListFresh, longListSeconds, readList, withBackend } from '@/shared/api';
import { enquiryCollection, parseEnquiry, type Enquiry } from '../model/enquiry';

/** The longest waiting first, as the backend lists them. */
const byWait = {
  idOf: ({ ref }: Enquiry) => ref,
  compare: (one: Enquiry, other: Enquiry) => (one.createdAt < other.createdAt ? -1 : 1),
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All enquiries, the longest waiting first. */
    enquiries: build.query<readonly Enquiry[], null>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(async (backend) => {
        const documents = await backend.documents.list({
          collection: enquiryCollection,
          orderBy: { field: 'createdAt', direction: 'ascending' },
        });
        // Frozen at once, so that the store does not do it part by part.
        return Object.freeze(readList(enquiryCollection, documents, parseEnquiry));
      }),
      onCacheEntryAdded: (_all, life) =>
        keepListFresh(
          {
            collection: enquiryCollection,
            parse: parseEnquiry,
            ...byWait,
            read: (isForced): Promise<unknown> =>
              life.dispatch(
                api.endpoints.enquiries.initiate(null, { subscribe: false, forceRefetch: isForced }),
              ),
          },
          life,
        ),
    }),
  }),
});

export const { useEnquiriesQuery } = api;
