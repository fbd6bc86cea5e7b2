import { baseApi, persistedQuery, publicOwner, withBackend } from '@/shared/api';
import {
  figuresPath,
  parseDemand,
  parseHomeworkFigures,
  parseWaiting,
  type DemandFigures,
  type HomeworkFigures,
  type WaitingFigures,
} from '../model/site-figures';
import { parseRatings, type Ratings } from '../model/ratings';
import { parseReplies, type Replies } from '../model/reply-speed';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Waiting times of families, by first subject; empty before the first publication. */
    waitingFigures: build.query<WaitingFigures, null>({
      queryFn: withBackend(async ({ documents }) => {
        const data = await documents.get(figuresPath('waiting'));
        return data ? parseWaiting(data).bySubject : {};
      }),
    }),
    /**
     * Number of waiting families by first subject and level, and when they were counted; null before the
     * first count.
     */
    demandFigures: build.query<
      { readonly updatedAt: string; readonly bySubject: DemandFigures } | null,
      null
    >({
      queryFn: withBackend(async ({ documents }) => {
        const data = await documents.get(figuresPath('demand'));
        return data ? parseDemand(data) : null;
      }),
    }),
    /**
     * Answering times of homework questions of the last 60 days, by subject; null before the first count.
     * Kept on the device.
     */
    homeworkFigures: build.query<
      { readonly updatedAt: string; readonly bySubject: HomeworkFigures } | null,
      null
    >({
      queryFn: persistedQuery(
        { owner: () => publicOwner, key: () => figuresPath('homework') },
        async ({ documents }) => {
          const data = await documents.get(figuresPath('homework'));
          return data ? parseHomeworkFigures(data) : null;
        },
      ),
    }),
    /**
     * How tutors answered offers, of all tutors in one document: one read for the directory. Null before the
     * first count. Cached on the device with the directory.
     */
    replies: build.query<Replies | null, null>({
      queryFn: persistedQuery(
        { owner: () => publicOwner, key: () => figuresPath('replies') },
        async ({ documents }) => {
          const data = await documents.get(figuresPath('replies'));
          return data ? parseReplies(data) : null;
        },
      ),
    }),
    /** Number and average of reviews, of all tutors in one document. Like `replies`. */
    ratings: build.query<Ratings | null, null>({
      queryFn: persistedQuery(
        { owner: () => publicOwner, key: () => figuresPath('ratings') },
        async ({ documents }) => {
          const data = await documents.get(figuresPath('ratings'));
          return data ? parseRatings(data) : null;
        },
      ),
    }),
  }),
});

export const {
  useWaitingFiguresQuery,
  useDemandFiguresQuery,
  useHomeworkFiguresQuery,
  useRepliesQuery,
  useRatingsQuery,
} = api;
