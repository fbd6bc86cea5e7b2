import { changeLogCollection, parseChange, type Change } from '@/entities/change-log';
import {
  parseTelling,
  tellingCollection,
  writeTelling,
  type NewTelling,
  type Telling,
} from '@/entities/telling';
import { baseApi, onePress, type Pressed, readList, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';
import { owedEvents, owedTelling } from '../model/owed-telling';

/** How far back the office is reminded to tell somebody, in milliseconds: two weeks. */
const remindedMs = 14 * 86_400_000;

/** Most changes that one opening of the list reads. */
export const mostChanges = 200;

/** Most tellings that one opening of the list reads: as many, and those of older changes. */
const mostTellings = 250;

/** The changes to tell. */
interface OwedTellings {
  /** Oldest first. */
  readonly changes: readonly Change[];
  /** Whether older ones were left out. */
  readonly isCut: boolean;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Changes of the last two weeks that somebody waits for and was not told, oldest first. Read when the
     * list opens, not again and again: two queries over what is newest.
     */
    owedTellings: build.query<OwedTellings, null>({
      // A change made since the list was closed must not be missing.
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }) => {
        const notBefore = new Date(Date.now() - remindedMs).toISOString();
        const [lines, tellings] = await Promise.all([
          documents.list({
            collection: changeLogCollection,
            where: [
              { field: 'event', oneOf: owedEvents },
              { field: 'at', notBefore },
            ],
            orderBy: { field: 'at', direction: 'descending' },
            limit: mostChanges,
          }),
          documents.list({
            collection: tellingCollection,
            where: [{ field: 'at', notBefore }],
            orderBy: { field: 'at', direction: 'descending' },
            limit: mostTellings,
          }),
        ]);
        const told = new Set(tellings.map(({ id }) => id));
        const changes = readList(changeLogCollection, lines, parseChange)
          .filter((change) => !told.has(change.id) && owedTelling(change) !== null)
          .reverse();
        return { changes, isCut: lines.length === mostChanges };
      }),
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
        void dispatch(
          api.endpoints.tellingsOf.initiate(change.record, { subscribe: false, forceRefetch: true }),
        );
      },
    }),
  }),
});

export const { useOwedTellingsQuery, useTellingsOfQuery } = api;
export const useTellMutation = onePress(api.useTellMutation);
