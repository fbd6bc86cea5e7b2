import { baseApi, withBackend } from '@/shared/api';
import { parseFill, type Fill } from '../model/fill';
import { figuresPath } from '../model/site-figures';

// Separate from the public figures: only the office reads it.
const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** For how many requests a tutor was found; null before the first count. One read, for the office. */
    fill: build.query<Fill | null, null>({
      queryFn: withBackend(async ({ documents }) => {
        const data = await documents.get(figuresPath('fill'));
        return data ? parseFill(data) : null;
      }),
    }),
  }),
});

export const { useFillQuery } = api;
