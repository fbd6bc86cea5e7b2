import {
  baseApi,
  familyOwner,
  persistedQuery,
  liveList,
  liveQuery,
  newestFirst,
  publicOwner,
  readList,
  withBackend,
} from '@/shared/api';
import { BackendFailure } from '@/shared/backend';
import {
  familyReviewPath,
  parseFamilyReview,
  parseReview,
  parseReviewLink,
  reviewCollection,
  reviewLinkPath,
  type FamilyReview,
  type Review,
  type ReviewLink,
} from '../model/review';

/** Newest first. */
const byAge = {
  idOf: ({ id }: Review) => id,
  compare: newestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A tutor's published reviews, newest first. Public. Cached on the device. */
    publishedReviews: build.query<readonly Review[], string>({
      queryFn: persistedQuery(
        { owner: () => publicOwner, key: (tutorId) => `reviews ${tutorId}` },
        async (backend, tutorId) => {
          const documents = await backend.documents.list({
            collection: reviewCollection,
            where: [
              { field: 'tutorId', equals: tutorId },
              { field: 'state', equals: 'published' },
            ],
          });
          return readList(reviewCollection, documents, parseReview).sort(byAge.compare);
        },
      ),
    }),
    /** The family's own review of an offer's tutor; null when there is none. Open to the code holder. */
    familyReview: build.query<FamilyReview | null, { readonly ref: string; readonly offerId: string }>(
      liveQuery({
        watch: (key) => [familyReviewPath(key.ref, key.offerId)],
        read: persistedQuery(
          { owner: () => familyOwner, key: ({ ref, offerId }) => familyReviewPath(ref, offerId) },
          async (backend, { ref, offerId }) => {
            const data = await backend.documents.get(familyReviewPath(ref, offerId));
            return data ? parseFamilyReview(offerId, data) : null;
          },
        ),
      }),
    ),
    /** All reviews, newest first. For the office. */
    allReviews: build.query<readonly Review[], null>(
      liveList({ collection: reviewCollection, parse: parseReview, ...byAge }),
    ),
    /** The family and lessons of a review. For the office. */
    reviewLink: build.query<ReviewLink, string>({
      queryFn: withBackend(async (backend, id) => {
        const data = await backend.documents.get(reviewLinkPath(id));
        if (!data) throw new BackendFailure('not-found', `review ${id} has no family`);
        return parseReviewLink(id, data);
      }),
    }),
  }),
});

export const { usePublishedReviewsQuery, useFamilyReviewQuery, useAllReviewsQuery, useReviewLinkQuery } = api;
