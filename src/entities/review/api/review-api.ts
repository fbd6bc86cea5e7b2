import {
  baseApi,
  familyOwner,
  historyPages,
  persistedQuery,
  liveList,
  liveQuery,
  newestFirst,
  publicOwner,
  readList,
  withBackend,
  type HistoryPage,
} from '@/shared/api';
import { BackendFailure, type ListPlace } from '@/shared/backend';
import {
  familyReviewPath,
  parseFamilyReview,
  parseReview,
  parseReviewLink,
  reviewCollection,
  reviewLinkPath,
  reviewPath,
  type FamilyReview,
  type Review,
  type ReviewLink,
} from '../model/review';
import { unreadReviewStates } from '../model/review-lifecycle';
import { findPastReviews, type PastReviews } from './find-past-reviews';

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
    /** Reviews that wait to be read, newest first. For the office. */
    unreadReviews: build.query<readonly Review[], null>(
      liveList({
        collection: reviewCollection,
        parse: parseReview,
        states: unreadReviewStates,
        waitsOnly: true,
        ...byAge,
      }),
    ),
    /** Reviews of another state, of all times or of a month, last moved first, page by page. */
    pastReviews: build.infiniteQuery<HistoryPage<Review>, PastReviews, ListPlace | null>(
      historyPages({
        collection: reviewCollection,
        find: (documents, asked, after) => findPastReviews(documents, asked, { after }),
        parse: parseReview,
        orderedBy: 'movedAt',
      }),
    ),
    /** The same without pages, for an export. Read anew each time. */
    everyPastReview: build.query<readonly Review[], PastReviews>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, asked) =>
        readList(reviewCollection, await findPastReviews(documents, asked), parseReview),
      ),
    }),
    /** One review, in any state; null when there is none. For the office. */
    review: build.query<Review | null, string>({
      queryFn: withBackend(async ({ documents }, id) => {
        const data = await documents.get(reviewPath(id));
        return data && parseReview(id, data);
      }),
    }),
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

export const {
  usePublishedReviewsQuery,
  useFamilyReviewQuery,
  useUnreadReviewsQuery,
  usePastReviewsInfiniteQuery,
  useLazyEveryPastReviewQuery,
  useReviewQuery,
  useReviewLinkQuery,
} = api;
