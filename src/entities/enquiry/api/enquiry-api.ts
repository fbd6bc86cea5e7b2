import { baseApi, junkList, liveList, oldestFirst } from '@/shared/api';
import { parseEnquiry, type Enquiry } from '../model/enquiry';
import { enquiryLifecycle } from '../model/enquiry-lifecycle';
import { enquiryCollection } from '../model/new-enquiry';

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
  }),
});

export const { useEnquiriesQuery, useJunkEnquiriesQuery } = api;
