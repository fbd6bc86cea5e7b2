import { baseApi, foundList, junkList, liveList, liveQuery, oldestFirst, withBackend } from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { counsellingTopic } from '@/shared/choices';
import { junk } from '@/shared/lib/lifecycle';
import { parseEnquiry, parseEnquiryContact, type Enquiry, type EnquiryContact } from '../model/enquiry';
import { enquiryLifecycle } from '../model/enquiry-lifecycle';
import { enquiryCollection, enquiryContactPath } from '../model/new-enquiry';

/** List of the desk, oldest first. Junk is read separately. */
const deskList = {
  collection: enquiryCollection,
  parse: parseEnquiry,
  states: enquiryLifecycle.states.filter((state) => state !== junk),
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
    /** Enquiries about counselling except junk, oldest first: what the duty `counselling` opens. */
    counsellingEnquiries: build.query<readonly Enquiry[], null>(
      foundList({
        collection: () => enquiryCollection,
        find: async (documents) => {
          const found = await documents.list({
            collection: enquiryCollection,
            where: [{ field: 'topic', equals: counsellingTopic }],
          });
          return found.filter(({ data }) => data.state !== junk);
        },
        parse: parseEnquiry,
        compare: oldestFirst,
      }),
    ),
    /** How to answer. Read only when somebody presses "show". */
    enquiryContact: build.query<EnquiryContact, string>(
      liveQuery({
        watch: (ref) => [enquiryContactPath(ref)],
        read: withBackend(async ({ documents }, ref) => {
          const data = await documents.get(enquiryContactPath(ref));
          if (!data) throw new BackendFailure('not-found', `enquiry ${ref} has no contact`);
          return parseEnquiryContact(ref, data);
        }),
      }),
    ),
  }),
});

export const {
  useEnquiriesQuery,
  useCounsellingEnquiriesQuery,
  useJunkEnquiriesQuery,
  useEnquiryContactQuery,
} = api;
