import { baseApi, keepFresh, withBackend } from '@/shared/api';
import { changeLogCollection, changePath, parseChange, type Change } from '../model/change';

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
    /** The newest changes of one record, or of all when no record is named. */
    changes: build.query<readonly Change[], { readonly record?: string; readonly limit: number }>({
      queryFn: withBackend(async (backend, { record, limit }) => {
        const documents = await backend.documents.list({
          collection: changeLogCollection,
          ...(record !== undefined && { where: [{ field: 'record', equals: record }] }),
          orderBy: { field: 'at', direction: 'descending' },
          limit,
        });
        return documents.map(({ id, data }) => parseChange(id, data));
      }),
      onCacheEntryAdded: (asked, life) =>
        keepFresh(
          [changeLogCollection],
          () =>
            void life.dispatch(
              api.endpoints.changes.initiate(asked, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
  }),
});

export const { useChangeQuery, useChangesQuery } = api;
