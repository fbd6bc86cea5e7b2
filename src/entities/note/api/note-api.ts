import { baseApi, foundList } from '@/shared/api';
import { notesCollection, parseNote, type Note } from '../model/note';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The notes of a record, newest first. */
    notes: build.query<readonly Note[], string>(
      foundList({
        collection: notesCollection,
        find: (documents, record) =>
          documents.list({
            collection: notesCollection(record),
            orderBy: { field: 'at', direction: 'descending' },
          }),
        parse: parseNote,
      }),
    ),
  }),
});

export const { useNotesQuery } = api;
