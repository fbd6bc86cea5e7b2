import { baseApi, foundList } from '@/shared/api';
import { changeLogCollection, linesOf, parseChange, type Change } from '../model/change';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The latest changes of one record, or of all records. */
    changes: build.query<readonly Change[], { readonly record?: string; readonly limit: number }>(
      foundList({
        collection: ({ record }) => (record === undefined ? changeLogCollection : linesOf(record)),
        find: (documents, { record, limit }) =>
          record !== undefined && linesOf(record) !== changeLogCollection
            ? documents.list({
                collection: linesOf(record),
                orderBy: { field: 'at', direction: 'descending' },
                limit,
              })
            : documents.list({
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
