import {
  baseApi,
  persistedQuery,
  liveList,
  liveQuery,
  newestFirst,
  readList,
  withBackend,
} from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  familyLinkPath,
  offerCollection,
  offerContactPath,
  parseFamilyLink,
  parseOffer,
  parseOfferContact,
  type Offer,
  type OfferContact,
} from '../model/offer';

/** The newest first. */
const byAge = {
  idOf: ({ id }: Offer) => id,
  compare: newestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What was offered to a tutor, the newest first. Without network, the last answer: `useKeptSince(tutorId, 'offers')`. */
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
    /** All offers, the newest first: for the office. */
    allOffers: build.query<readonly Offer[], null>(
      liveList({ collection: offerCollection, parse: parseOffer, ...byAge }),
    ),
    /** Who to call about the lessons of an offer: for its tutor, once the family has chosen them. */
    offerContact: build.query<OfferContact, string>({
      queryFn: withBackend(async (backend, id) => {
        const data = await backend.documents.get(offerContactPath(id));
        if (!data) throw new BackendFailure('not-found', `offer ${id} has no contact`);
        return parseOfferContact(id, data);
      }),
    }),
    /** The reference code of the family behind an offer: for the office. */
    familyOfOffer: build.query<string, string>({
      queryFn: withBackend(async (backend, id) => {
        const data = await backend.documents.get(familyLinkPath(id));
        if (!data) throw new BackendFailure('not-found', `offer ${id} has no family`);
        return parseFamilyLink(id, data);
      }),
    }),
  }),
});

export const { useTutorOffersQuery, useAllOffersQuery, useOfferContactQuery, useFamilyOfOfferQuery } = api;
