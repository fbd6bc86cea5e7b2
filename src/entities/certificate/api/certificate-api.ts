import {
  baseApi,
  persistedQuery,
  liveList,
  liveQuery,
  newestFirst,
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

/** The newest first. */
const byAge = {
  idOf: ({ id }: Certificate) => id,
  compare: newestFirst,
};

/** The offer, and who asks: the id of the tutor's account, or `familyOwner`. */
export interface OfferCertificatesKey {
  readonly offerId: string;
  readonly owner: string;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** One certificate, for whoever has its id; null when there is none. Never a kept answer: it may have been withdrawn. */
    certificate: build.query<Certificate | null, string>(
      liveQuery({
        watch: (id) => [certificatePath(id)],
        read: withBackend(async ({ documents }, id) => {
          const data = await documents.get(certificatePath(id));
          return data ? parseCertificate(id, data) : null;
        }),
      }),
    ),
    /** What was asked for an offer, the newest first; for whoever has the offer's id; the last answer stays on the device. */
    offerCertificates: build.query<readonly OfferCertificate[], OfferCertificatesKey>(
      liveQuery({
        // A move stands in the certificate itself, a new one in what leads to it.
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
                const stored = await documents.get(certificatePath(id));
                const certificate = stored && readRecord(certificatePath(id), stored, parseCertificate);
                const words = readRecord(certificateRequestPath(offerId, id), data, parseRefusal);
                return certificate && { ...certificate, offerId, words: words ?? '' };
              }),
            );
            return found.filter((certificate) => certificate !== null);
          },
        ),
      }),
    ),
    /** All certificates, the newest first: for the office. */
    certificates: build.query<readonly Certificate[], null>(
      liveList({ collection: certificateCollection, parse: parseCertificate, ...byAge }),
    ),
  }),
});

export const { useCertificateQuery, useOfferCertificatesQuery, useCertificatesQuery } = api;
