import { baseApi, foundList } from '@/shared/api';
import { changeLogCollection, parseChange, type Change } from '../model/change';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The latest changes of one record, or of all records. */
    changes: build.query<readonly Change[], { readonly record?: string; readonly limit: number }>(
      foundList({
        collection: () => changeLogCollection,
        find: (documents, { record, limit }) =>
          documents.list({
            collection: changeLogCollection,
            ...(record !== undefined && { where: [{ field: 'record', equals: record }] }),
            orderBy: { field: 'at', direction: 'descending' },
            limit,
          }),
        parse: parseChange,
      }),
    ),
  }),
});

export const { useChangesQuery } = api;
