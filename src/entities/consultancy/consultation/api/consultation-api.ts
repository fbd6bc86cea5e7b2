import {
  baseApi,
  familyOwner,
  junkList,
  liveList,
  liveQuery,
  oldestFirst,
  persistedQuery,
  readList,
  withBackend,
} from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import { junk } from '@/shared/lib/lifecycle';
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
import { consultationLifecycle } from '../model/consultation-lifecycle';

/** List of the desk, oldest first. Junk is read separately. */
const deskList = {
  collection: consultationCollection,
  parse: parseConsultation,
  states: consultationLifecycle.states.filter((state) => state !== junk),
  idOf: ({ ref }: Consultation) => ref,
  compare: oldestFirst,
};

type Dated = Pick<ConsultationMessage, 'at'>;

const earlierFirst = (one: Dated, other: Dated) => (one.at < other.at ? -1 : 1);

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All consultations except junk, oldest first. For the office. */
    consultations: build.query<readonly Consultation[], null>(liveList(deskList)),
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
  useConsultationsQuery,
  useJunkConsultationsQuery,
  useConsultationQuery,
  useConsultationMessagesQuery,
  useConsultationBookingsQuery,
  useConsultationContactQuery,
} = api;
