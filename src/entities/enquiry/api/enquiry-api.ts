import { baseApi, foundList, junkList, liveList, oldestFirst } from '@/shared/api';
import { childAtRiskTopic } from '@/shared/choices';
import { enquiryCollection, parseEnquiry, type Enquiry } from '../model/enquiry';
import { enquiryLifecycle } from '../model/enquiry-lifecycle';

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
    /** Reports of a child at risk, oldest first. Few enough for every view of the desk. */
    childAtRiskReports: build.query<readonly Enquiry[], null>(
      foundList({
        collection: () => enquiryCollection,
        find: (documents) =>
          documents.list({
            collection: enquiryCollection,
            where: [
              { field: 'topic', equals: childAtRiskTopic },
              { field: 'state', oneOf: deskList.states },
            ],
          }),
        parse: parseEnquiry,
        compare: oldestFirst,
      }),
    ),
    /** All enquiries except junk, oldest first. */
    enquiries: build.query<readonly Enquiry[], null>(liveList(deskList)),
    /** Junk enquiries. */
    junkEnquiries: build.query<readonly Enquiry[], null>(junkList(deskList)),
  }),
});

export const { useChildAtRiskReportsQuery, useEnquiriesQuery, useJunkEnquiriesQuery } = api;
