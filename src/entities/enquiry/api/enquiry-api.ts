import { baseApi, foundList, junkList, liveList, oldestFirst } from '@/shared/api';
import { childAtRiskTopic } from '@/shared/choices';
import { enquiryCollection, parseEnquiry, type Enquiry } from '../model/enquiry';
import { enquiryLife } from '../model/enquiry-life';

/** What the desk lists, the longest waiting first. Junk is read only by who looks for it. */
const deskList = {
  collection: enquiryCollection,
  parse: parseEnquiry,
  states: enquiryLife.states.filter((state) => state !== 'junk'),
  idOf: ({ ref }: Enquiry) => ref,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Reports that a child may be at risk, the longest waiting first: few, so that every view of the desk can ask for them. */
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
    /** All enquiries but junk, the longest waiting first. */
    enquiries: build.query<readonly Enquiry[], null>(liveList(deskList)),
    /** What the office has put aside as junk. */
    junkEnquiries: build.query<readonly Enquiry[], null>(junkList(deskList)),
  }),
});

export const { useChildAtRiskReportsQuery, useEnquiriesQuery, useJunkEnquiriesQuery } = api;
