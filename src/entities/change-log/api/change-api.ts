import { baseApi, withBackend } from '@/shared/api';
import { changePath, parseChange, type Change } from '../model/change';

// Apart from the lists: the desk opens without it.
const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** One line of the log, which never changes; null when there is none. */
    change: build.query<Change | null, string>({
      queryFn: withBackend(async (backend, id) => {
        const data = await backend.documents.get(changePath(id));
        return data && parseChange(id, data);
      }),
    }),
  }),
});

export const { useChangeQuery } = api;
