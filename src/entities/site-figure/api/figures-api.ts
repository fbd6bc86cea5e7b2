import { baseApi, withBackend } from '@/shared/api';
import {
  figuresPath,
  parseDemand,
  parseWaiting,
  type DemandFigures,
  type WaitingFigures,
} from '../model/site-figures';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** How long families waited for a tutor, by first subject; empty when nothing was published yet. */
    waitingFigures: build.query<WaitingFigures, null>({
      queryFn: withBackend(async ({ documents }) => {
        const data = await documents.get(figuresPath('waiting'));
        return data ? parseWaiting(data).bySubject : {};
      }),
    }),
    /** How many families wait, by first subject and level, and when they were counted; null before the first count. */
    demandFigures: build.query<
      { readonly updatedAt: string; readonly bySubject: DemandFigures } | null,
      null
    >({
      queryFn: withBackend(async ({ documents }) => {
        const data = await documents.get(figuresPath('demand'));
        return data ? parseDemand(data) : null;
      }),
    }),
  }),
});

export const { useWaitingFiguresQuery, useDemandFiguresQuery } = api;
