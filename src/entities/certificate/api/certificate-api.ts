import {
  baseApi,
  persistedQuery,
  liveList,
  liveQuery,
  newestFirst,
  readOne,
  readRecord,
  withBackend,
} from '@/shared/api';
import {
  certificateCollection,
  certificatePath,
  certificateRequestPath,
  certificateRequestsCollection,
  parseCertificate,
  parseRefusal,
  type Certificate,
  type OfferCertificate,
} from '../model/certificate';

/** Newest first. */
const byAge = {
  idOf: ({ id }: Certificate) => id,
  compare: newestFirst,
};

/** The offer, and the owner of the cached answer: the tutor's account id, or `familyOwner`. */
export interface OfferCertificatesKey {
  readonly offerId: string;
  readonly owner: string;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Reads a certificate by its id; null when it does not exist. Never cached on the device, since it may
     * have been withdrawn.
     */
    certificate: build.query<Certificate | null, string>(
      liveQuery({
        watch: (id) => [certificatePath(id)],
        read: withBackend(async ({ documents }, id) => {
          const data = await documents.get(certificatePath(id));
          return data ? parseCertificate(id, data) : null;
        }),
      }),
    ),
    /**
     * The certificates of an offer, newest first. Open to whoever has the offer's id. Cached on the device.
     */
    offerCertificates: build.query<readonly OfferCertificate[], OfferCertificatesKey>(
      liveQuery({
        // A transition changes the certificate, a new request the offer's subcollection.
        watch: (key) => [certificateRequestsCollection(key.offerId), certificateCollection],
        read: persistedQuery(
          { owner: ({ owner }) => owner, key: ({ offerId }) => certificateRequestsCollection(offerId) },
          async ({ documents }, { offerId }) => {
            const requests = await documents.list({
              collection: certificateRequestsCollection(offerId),
              orderBy: { field: 'createdAt', direction: 'descending' },
            });
            const found = await Promise.all(
              requests.map(async ({ id, data }) => {
                const certificate = await readOne(documents, certificatePath(id), parseCertificate);
                const words = readRecord(certificateRequestPath(offerId, id), data, parseRefusal);
                return certificate && { ...certificate, offerId, words: words ?? '' };
              }),
            );
            return found.filter((certificate) => certificate !== null);
          },
        ),
      }),
    ),
    /** All certificates, newest first. For the office. */
    certificates: build.query<readonly Certificate[], null>(
      liveList({ collection: certificateCollection, parse: parseCertificate, ...byAge }),
    ),
  }),
});

export const { useCertificateQuery, useOfferCertificatesQuery, useCertificatesQuery } = api;
