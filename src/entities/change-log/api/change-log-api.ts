import { baseApi, foundList, historyPages, type HistoryPage } from '@/shared/api';
import type { ListPlace } from '@/shared/backend';
import { changeLogCollection, linesOf, parseChange, type Change } from '../model/change';
import type { LogQuestion } from '../model/log-question';
import { findLines, placeOf } from './find-lines';

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
    /** The lines that answer a question, newest first, page by page. */
    logLines: build.infiniteQuery<HistoryPage<Change>, LogQuestion, ListPlace | null>(
      historyPages({
        collection: changeLogCollection,
        watch: placeOf,
        find: findLines,
        parse: parseChange,
        orderedBy: 'at',
      }),
    ),
  }),
});

export const { useChangesQuery, useLogLinesInfiniteQuery } = api;
