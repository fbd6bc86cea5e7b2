import { baseApi, persistedQuery, publicOwner, withBackend } from '@/shared/api';
import {
  figuresPath,
  parseDemand,
  parseWaiting,
  type DemandFigures,
  type WaitingFigures,
} from '../model/site-figures';
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
  }),
});

export const { useWaitingFiguresQuery, useDemandFiguresQuery, useRepliesQuery } = api;
