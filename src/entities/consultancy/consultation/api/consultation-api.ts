import {
  baseApi,
  familyOwner,
  historyPages,
  junkList,
  liveList,
  liveQuery,
  oldestFirst,
  persistedQuery,
  readEach,
  readList,
  withBackend,
  type HistoryPage,
} from '@/shared/api';
import { BackendFailure, type ListPlace } from '@/shared/backend';
import {
  consultationBookingsCollection,
  consultationCollection,
  consultationContactPath,
  consultationPath,
  messagesCollection,
  parseConsultation,
  parseConsultationBooking,
  parseConsultationContact,
  parseConsultationMessage,
  type Consultation,
  type ConsultationBooking,
  type ConsultationContact,
  type ConsultationMessage,
} from '../model/consultation';
import { openStates } from '../model/consultation-lifecycle';
import { findPastConsultations, type PastConsultations } from './find-past-consultations';

/** List of the desk, oldest first. What is over, and junk, are read separately. */
const deskList = {
  collection: consultationCollection,
  parse: parseConsultation,
  states: openStates,
  waitsOnly: true,
  idOf: ({ ref }: Consultation) => ref,
  compare: oldestFirst,
};

type Dated = Pick<ConsultationMessage, 'at'>;

const earlierFirst = (one: Dated, other: Dated) => (one.at < other.at ? -1 : 1);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Consultations that go on, oldest first. For the office. */
    openConsultations: build.query<readonly Consultation[], null>(liveList(deskList)),
    /** Consultations of a state that is over, of all times or of a month, last moved first, page by page. */
    pastConsultations: build.infiniteQuery<HistoryPage<Consultation>, PastConsultations, ListPlace | null>(
      historyPages({
        collection: consultationCollection,
        find: (documents, asked, after) => findPastConsultations(documents, asked, { after }),
        parse: parseConsultation,
        orderedBy: 'movedAt',
      }),
    ),
    /** The same without pages, for an export. Read anew each time. */
    everyPastConsultation: build.query<readonly Consultation[], PastConsultations>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, asked) =>
        readList(consultationCollection, await findPastConsultations(documents, asked), parseConsultation),
      ),
    }),
    /** Consultations by code, in any state; omits missing ones. For the office. */
    consultationsByCode: build.query<readonly Consultation[], readonly string[]>(
      liveQuery({
        watch: (refs) => refs.map(consultationPath),
        read: withBackend(({ documents }, refs) =>
          readEach(documents, refs.map(consultationPath), parseConsultation),
        ),
      }),
    ),
    /** Junk consultations. */
    junkConsultations: build.query<readonly Consultation[], null>(junkList(deskList)),
    /**
     * A consultation by its code; null when there is none. Cached on the device (`useKeptSince`).
     */
    consultation: build.query<Consultation | null, string>(
      liveQuery({
        watch: (ref) => [consultationPath(ref)],
        read: persistedQuery(
          { owner: () => familyOwner, key: consultationPath },
          async ({ documents }, ref) => {
            const data = await documents.get(consultationPath(ref));
            return data && parseConsultation(ref, data);
          },
        ),
      }),
    ),
    /** Questions and answers of a consultation, the first first. Cached on the device. */
    consultationMessages: build.query<readonly ConsultationMessage[], string>(
      liveQuery({
        watch: (ref) => [messagesCollection(ref)],
        read: persistedQuery(
          { owner: () => familyOwner, key: messagesCollection },
          async ({ documents }, ref) => {
            const collection = messagesCollection(ref);
            const found = await documents.list({ collection });
            return readList(collection, found, parseConsultationMessage).sort(earlierFirst);
          },
        ),
      }),
    ),
    /** Talks that the school booked, the first first. Cached on the device. */
    consultationBookings: build.query<readonly ConsultationBooking[], string>(
      liveQuery({
        watch: (ref) => [consultationBookingsCollection(ref)],
        read: persistedQuery(
          { owner: () => familyOwner, key: consultationBookingsCollection },
          async ({ documents }, ref) => {
            const collection = consultationBookingsCollection(ref);
            const found = await documents.list({ collection });
            return readList(collection, found, parseConsultationBooking).sort(earlierFirst);
          },
        ),
      }),
    ),
    /** Name, position and contact of whoever sent it. Read only when somebody presses "show". */
    consultationContact: build.query<ConsultationContact, string>(
      liveQuery({
        watch: (ref) => [consultationContactPath(ref)],
        read: withBackend(async ({ documents }, ref) => {
          const data = await documents.get(consultationContactPath(ref));
          if (!data) throw new BackendFailure('not-found', `consultation ${ref} has no contact`);
          return parseConsultationContact(ref, data);
        }),
      }),
    ),
  }),
});

export const {
  useOpenConsultationsQuery,
  usePastConsultationsInfiniteQuery,
  useLazyEveryPastConsultationQuery,
  useConsultationsByCodeQuery,
  useJunkConsultationsQuery,
  useConsultationQuery,
  useConsultationMessagesQuery,
  useConsultationBookingsQuery,
  useConsultationContactQuery,
} = api;
