import { baseApi, keepFresh, readList, withBackend } from '@/shared/api';
import { changeLogCollection, parseChange, type Change } from '../model/change';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The newest changes of one record, or of all when no record is named. */
    changes: build.query<readonly Change[], { readonly record?: string; readonly limit: number }>({
      queryFn: withBackend(async (backend, { record, limit }) => {
        const documents = await backend.documents.list({
          collection: changeLogCollection,
          ...(record !== undefined && { where: [{ field: 'record', equals: record }] }),
          orderBy: { field: 'at', direction: 'descending' },
          limit,
        });
        return readList(changeLogCollection, documents, parseChange);
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

export const { useChangesQuery } = api;
