import {
  baseApi,
  persistedQuery,
  liveList,
  liveQuery,
  newestFirst,
  longListSeconds,
  readEach,
  readList,
  readOne,
  withBackend,
} from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  familyLinkPath,
  offerContactPath,
  offerPath,
  parseFamilyLink,
  parseOffer,
  parseOfferContact,
  type Offer,
  type OfferContact,
} from '../model/offer';
import { offerCollection } from '@/shared/config';
import { openOfferStates } from '../model/offer-lifecycle';
import { readRecentOffers, recentMemory } from './recent-offers';

/** How often an open desk asks for offers, in milliseconds: nobody waits beside it for an answer. */
const offersMs = 300_000;

/** Newest first. */
const byAge = {
  idOf: ({ id }: Offer) => id,
  compare: newestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * A tutor's offers, newest first. Offline falls back to the cached answer; its age is
     * `useKeptSince(tutorId, 'offers')`.
     */
    tutorOffers: build.query<readonly Offer[], string>(
      liveQuery({
        watch: () => [offerCollection],
        read: persistedQuery(
          { owner: (tutorId) => tutorId, key: () => 'offers' },
          async (backend, tutorId) => {
            const documents = await backend.documents.list({
              collection: offerCollection,
              where: [{ field: 'tutorId', equals: tutorId }],
            });
            return readList(offerCollection, documents, parseOffer).sort(byAge.compare);
          },
        ),
      }),
    ),
    /** Offers that are unanswered, accepted or chosen, newest first. For the office. */
    openOffers: build.query<readonly Offer[], null>(
      liveList({
        collection: offerCollection,
        parse: parseOffer,
        states: openOfferStates,
        waitsOnly: true,
        everyMs: offersMs,
        ...byAge,
      }),
    ),
    /** Unanswered, accepted and chosen offers of these tutors. For the office. */
    openOffersOfTutors: build.query<readonly Offer[], readonly string[]>(
      liveQuery({
        watch: () => [offerCollection],
        read: withBackend(async ({ documents }, tutorIds) => {
          const lists = await Promise.all(
            tutorIds.map((tutorId) =>
              documents.list({
                collection: offerCollection,
                where: [
                  { field: 'tutorId', equals: tutorId },
                  { field: 'state', oneOf: openOfferStates },
                ],
              }),
            ),
          );
          return readList(offerCollection, lists.flat(), parseOffer);
        }),
      }),
    ),
    /** When an offer may last have changed on this device, in milliseconds. Reads nothing. For the office. */
    offersTouchedAt: build.query<number, null>(
      liveQuery({
        watch: () => [offerCollection],
        read: () => Promise.resolve({ data: Date.now() }),
      }),
    ),
    /** Offers by ID, in any state; omits missing ones. Asks again like `openOffers`. For the office. */
    offersById: build.query<readonly Offer[], readonly string[]>(
      liveQuery({
        watch: (ids) => ids.map(offerPath),
        read: withBackend(({ documents }, ids) => readEach(documents, ids.map(offerPath), parseOffer)),
        everyMs: offersMs,
      }),
    ),
    /** An offer as it was made, for a line of the log; null when it is missing. For the office. */
    offerOfLine: build.query<Offer | null, string>({
      queryFn: withBackend(({ documents }, id) => readOne(documents, offerPath(id), parseOffer)),
    }),
    /**
     * Offers made since a time, ISO 8601, newest first; for an hour not read again, and then only those that
     * moved. For the office.
     */
    offersSince: build.query<readonly Offer[], string>({
      keepUnusedDataFor: longListSeconds,
      queryFn: withBackend(async ({ documents }, since, services) =>
        [...(await readRecentOffers(documents, recentMemory(services), since))].sort(byAge.compare),
      ),
    }),
    /** The family's contact, for the chosen tutor. */
    offerContact: build.query<OfferContact, string>({
      queryFn: withBackend(async (backend, id) => {
        const data = await backend.documents.get(offerContactPath(id));
        if (!data) throw new BackendFailure('not-found', `offer ${id} has no contact`);
        return parseOfferContact(id, data);
      }),
    }),
    /** The family's reference code, for the office. */
    familyOfOffer: build.query<string, string>({
      queryFn: withBackend(async (backend, id) => {
        const data = await backend.documents.get(familyLinkPath(id));
        if (!data) throw new BackendFailure('not-found', `offer ${id} has no family`);
        return parseFamilyLink(id, data);
      }),
    }),
  }),
});

export const {
  useTutorOffersQuery,
  useOpenOffersQuery,
  useOpenOffersOfTutorsQuery,
  useOffersTouchedAtQuery,
  useOfferOfLineQuery,
  useOffersByIdQuery,
  useOffersSinceQuery,
  useOfferContactQuery,
  useFamilyOfOfferQuery,
} = api;
