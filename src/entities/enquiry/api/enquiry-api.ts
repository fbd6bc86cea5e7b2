import { baseApi, junkList, liveList, oldestFirst, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { parseEnquiry, parseEnquiryContact, type Enquiry, type EnquiryContact } from '../model/enquiry';
import { enquiryLifecycle } from '../model/enquiry-lifecycle';
import { enquiryCollection, enquiryContactPath } from '../model/new-enquiry';

/** List of the desk, oldest first. Junk is read separately. */
const deskList = {
  collection: enquiryCollection,
  parse: parseEnquiry,
  states: enquiryLifecycle.states.filter((state) => state !== 'junk'),
  idOf: ({ ref }: Enquiry) => ref,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All enquiries except junk, oldest first. */
    enquiries: build.query<readonly Enquiry[], null>(liveList(deskList)),
    /** Junk enquiries. */
    junkEnquiries: build.query<readonly Enquiry[], null>(junkList(deskList)),
    /** How to answer. Read only when somebody presses "show". */
    enquiryContact: build.query<EnquiryContact, string>({
      queryFn: withBackend(async (backend, ref) => {
        const data = await backend.documents.get(enquiryContactPath(ref));
        if (!data) throw new BackendFailure('not-found', `enquiry ${ref} has no contact`);
        return parseEnquiryContact(ref, data);
      }),
    }),
  }),
});

export const { useEnquiriesQuery, useJunkEnquiriesQuery, useEnquiryContactQuery } = api;
