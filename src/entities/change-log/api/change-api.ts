import { baseApi, withBackend } from '@/shared/api';
import { changePath, parseChange, type Change } from '../model/change';

// Separate from the lists, so that the desk loads without it.
const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Reads one change-log entry, which never changes; null when it does not exist. */
    change: build.query<Change | null, string>({
      queryFn: withBackend(async (backend, id) => {
        const data = await backend.documents.get(changePath(id));
        return data && parseChange(id, data);
      }),
    }),
  }),
});

export const { useChangeQuery } = api;
