import {
  paperExpiring,
  parseTelling,
  tellingCollection,
  writeTelling,
  type NewTelling,
  type Telling,
} from '@/entities/telling';
import { baseApi, onePress, type Pressed, readList, visitorMemory, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';
import { readOwedTellings, type OwedMemory, type OwedTellings } from './owed-tellings';

/** Most papers of which the list of renewals says that they were told. */
const mostPapers = 100;

const owedMemory = visitorMemory<OwedMemory>(() => new Map());

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Changes of the last two weeks that somebody waits for and was not told, oldest first. Read when the
     * list opens, not again and again: a few queries over what is newest, and later over what is newer.
     */
    owedTellings: build.query<OwedTellings, null>({
      // A change made since the list was closed must not be missing.
      keepUnusedDataFor: 0,
      queryFn: withBackend(({ documents }, _, services) =>
        readOwedTellings(documents, new Date(), owedMemory(services)),
      ),
    }),
    /** Tellings that a paper ends, newest first. Read when the list of renewals opens. */
    paperTellings: build.query<readonly Telling[], null>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }) =>
        readList(
          tellingCollection,
          await documents.list({
            collection: tellingCollection,
            where: [{ field: 'event', equals: paperExpiring }],
            orderBy: { field: 'at', direction: 'descending' },
            limit: mostPapers,
          }),
          parseTelling,
        ),
      ),
    }),
    /** What was told about a record, newest first. Read when the record opens, and after a telling. */
    tellingsOf: build.query<readonly Telling[], string>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, record) =>
        readList(
          tellingCollection,
          await documents.list({
            collection: tellingCollection,
            where: [{ field: 'record', equals: record }],
            orderBy: { field: 'at', direction: 'descending' },
            limit: 50,
          }),
          parseTelling,
        ),
      ),
    }),
    /** Writes down that a change was told. */
    tell: build.mutation<null, NewTelling & Pressed>({
      queryFn: withBackend(async ({ documents }, telling) => {
        await submitOnce({ documents }, [writeTelling(telling)]);
        return null;
      }),
      async onQueryStarted({ change }, { dispatch, queryFulfilled }) {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDone) return;
        dispatch(
          api.util.updateQueryData('owedTellings', null, ({ changes, isCut }) => ({
            changes: changes.filter(({ id }) => id !== change.id),
            isCut,
          })),
        );
        if (change.event === paperExpiring)
          void dispatch(api.endpoints.paperTellings.initiate(null, { subscribe: false, forceRefetch: true }));
        void dispatch(
          api.endpoints.tellingsOf.initiate(change.record, { subscribe: false, forceRefetch: true }),
        );
      },
    }),
  }),
});

export const { useOwedTellingsQuery, usePaperTellingsQuery, useTellingsOfQuery } = api;
export const useTellMutation = onePress(api.useTellMutation);
