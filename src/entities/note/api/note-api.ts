import { baseApi, keepFresh, readList, withBackend } from '@/shared/api';
import { notesCollection, parseNote, type Note } from '../model/note';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The notes of one record, newest first. */
    notes: build.query<readonly Note[], string>({
      queryFn: withBackend(async (backend, record) => {
        const documents = await backend.documents.list({
          collection: notesCollection(record),
          orderBy: { field: 'at', direction: 'descending' },
        });
        return readList(notesCollection(record), documents, parseNote);
      }),
      onCacheEntryAdded: (record, life) =>
        keepFresh(
          [notesCollection(record)],
          () =>
            void life.dispatch(
              api.endpoints.notes.initiate(record, { subscribe: false, forceRefetch: true }),
            ),
          life,
        ),
    }),
  }),
});

export const { useNotesQuery } = api;
