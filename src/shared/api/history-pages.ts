import type { DocumentData, DocumentsPort, ListPlace, StoredDocument } from '../backend';
import { livePages } from './live-query';
import { readList } from './read-list';
import { withBackend } from './with-backend';

/** Number of records that a page of `historyPages` has at most. */
export const historyPageSize = 50;

interface HistoryPages<Arg, Item> {
  readonly collection: string;
  /** Collection to observe, where it depends on the question. */
  readonly watch?: (arg: Arg) => string;
  /** Lists at most `historyPageSize` records after a place, the newest first. */
  readonly find: (
    documents: DocumentsPort,
    arg: Arg,
    after: ListPlace | undefined,
  ) => Promise<readonly StoredDocument[]>;
  readonly parse: (id: string, data: DocumentData) => Item;
  /** Name of the time by which `find` orders. */
  readonly orderedBy: string;
}

export interface HistoryPage<Item> {
  readonly items: readonly Item[];
  /** Null after the last page. */
  readonly next: ListPlace | null;
}

/** Infinite query for the records of a long collection that wait for nobody, page by page on request. */
export const historyPages = <Arg, Item>({
  collection,
  watch = () => collection,
  find,
  parse,
  orderedBy,
}: HistoryPages<Arg, Item>) => ({
  infiniteQueryOptions: {
    initialPageParam: null,
    getNextPageParam: ({ next }: HistoryPage<Item>) => next,
  },
  ...livePages<Arg, ListPlace | null, HistoryPage<Item>>({
    watch: (arg) => [watch(arg)],
    read: withBackend(async ({ documents }, { queryArg, pageParam }) => {
      const found = await find(documents, queryArg, pageParam ?? undefined);
      const last = found.length < historyPageSize ? undefined : found.at(-1);
      const next = last ? { time: String(last.data[orderedBy]), id: last.id } : null;
      return { items: readList(collection, found, parse), next };
    }),
  }),
});
