import {
  baseApi,
  foundList,
  historyPages,
  junkList,
  liveList,
  liveQuery,
  oldestFirst,
  readEach,
  readList,
  withBackend,
  type HistoryPage,
} from '@/shared/api';
import { BackendFailure, toBackendError, type ListPlace } from '@/shared/backend';
import { counsellingTopic } from '@/shared/choices';
import { parseEnquiry, parseEnquiryContact, type Enquiry, type EnquiryContact } from '../model/enquiry';
import { unansweredStates } from '../model/enquiry-lifecycle';
import { enquiryCollection, enquiryContactPath, enquiryPath } from '../model/new-enquiry';
import { findPastEnquiries, type PastEnquiries } from './find-past-enquiries';

/** List of the desk, oldest first. What is over, and junk, are read separately. */
const deskList = {
  collection: enquiryCollection,
  parse: parseEnquiry,
  states: unansweredStates,
  waitsOnly: true,
  idOf: ({ ref }: Enquiry) => ref,
  compare: oldestFirst,
};

/** The duty `counselling` opens no enquiry about anything else, and none that is missing. */
function noneIfRefused(cause: unknown): readonly Enquiry[] {
  if (toBackendError(cause).code !== 'forbidden') throw cause;
  return [];
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Enquiries that wait for an answer, oldest first. */
    openEnquiries: build.query<readonly Enquiry[], null>(liveList(deskList)),
    /** Enquiries of a state that is over, of all times or of a month, last moved first, page by page. */
    pastEnquiries: build.infiniteQuery<HistoryPage<Enquiry>, PastEnquiries, ListPlace | null>(
      historyPages({
        collection: enquiryCollection,
        find: (documents, asked, after) => findPastEnquiries(documents, asked, { after }),
        parse: parseEnquiry,
        orderedBy: 'movedAt',
      }),
    ),
    /** The same without pages, for an export. Read anew each time. */
    everyPastEnquiry: build.query<readonly Enquiry[], PastEnquiries>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, asked) =>
        readList(enquiryCollection, await findPastEnquiries(documents, asked), parseEnquiry),
      ),
    }),
    /** Enquiries by code, in any state; omits missing ones. */
    enquiriesByCode: build.query<readonly Enquiry[], readonly string[]>(
      liveQuery({
        watch: (refs) => refs.map(enquiryPath),
        read: withBackend(({ documents }, refs) => readEach(documents, refs.map(enquiryPath), parseEnquiry)),
      }),
    ),
    /** Junk enquiries. */
    junkEnquiries: build.query<readonly Enquiry[], null>(junkList(deskList)),
    /** Enquiries about counselling that wait, oldest first: what the duty `counselling` opens. */
    counsellingEnquiries: build.query<readonly Enquiry[], null>(
      foundList({
        collection: () => enquiryCollection,
        find: (documents) =>
          documents.list({
            collection: enquiryCollection,
            where: [
              { field: 'topic', equals: counsellingTopic },
              { field: 'state', oneOf: unansweredStates },
            ],
          }),
        parse: parseEnquiry,
        compare: oldestFirst,
      }),
    ),
    /** Enquiries about counselling by code, in any state; omits missing ones and others. */
    counsellingEnquiriesByCode: build.query<readonly Enquiry[], readonly string[]>(
      liveQuery({
        watch: (refs) => refs.map(enquiryPath),
        read: withBackend(async ({ documents }, refs) => {
          const readOrNone = (ref: string) =>
            readEach(documents, [enquiryPath(ref)], parseEnquiry).catch(noneIfRefused);
          return (await Promise.all(refs.map(readOrNone))).flat();
        }),
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
  useOpenEnquiriesQuery,
  usePastEnquiriesInfiniteQuery,
  useLazyEveryPastEnquiryQuery,
  useEnquiriesByCodeQuery,
  useCounsellingEnquiriesByCodeQuery,
  useCounsellingEnquiriesQuery,
  useJunkEnquiriesQuery,
  useEnquiryContactQuery,
} = api;
