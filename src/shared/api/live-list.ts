import type { DocumentData, DocumentsPort, StoredDocument } from '../backend';
import { junk } from '../lib/life';
import { keepListFresh, longListSeconds, type CachedList, type CachedListLife } from './keep-list-fresh';
import { liveQuery, readEntry, type CacheEntryLife } from './live-query';
import { readList } from './read-list';
import { withBackend } from './with-backend';

/** So many records that were put aside as junk are read, and deleted, at once. */
const junkAtOnce = 200;

interface LiveList<Item extends { readonly updatedAt: string }> extends Omit<CachedList<Item>, 'read'> {
  /** Only documents in one of these states are in the list, and read for it. */
  readonly states?: readonly string[];
}

/**
 * A query for all documents of a collection, or for those in some states, sorted by `compare`. Its cached answer stays
 * fresh by reading only the documents that changed. Each document must say in `updatedAt` when it was last changed.
 */
export function liveList<Item extends { readonly updatedAt: string }>(list: LiveList<Item>) {
  const { collection, parse, compare, states } = list;
  return {
    keepUnusedDataFor: longListSeconds,
    queryFn: withBackend<null, readonly Item[]>(async ({ documents }) => {
      const found = await documents.list({
        collection,
        ...(states && { where: [{ field: 'state', oneOf: states }] }),
      });
      const items = readList(collection, found, parse);
      // Frozen at once, so that the store does not do it part by part.
      return Object.freeze(items.sort(compare));
    }),
    onCacheEntryAdded: (all: null, life: CacheEntryLife & CachedListLife<Item>) =>
      keepListFresh({ ...list, read: (isForced) => readEntry(all, isForced, life) }, life),
  };
}

interface FoundList<Arg, Item> {
  readonly collection: (arg: Arg) => string;
  readonly find: (documents: DocumentsPort, arg: Arg) => Promise<readonly StoredDocument[]>;
  readonly parse: (id: string, data: DocumentData) => Item;
  /** Without it the list has the order in which the records were found. */
  readonly compare?: (one: Item, other: Item) => number;
}

/** A query for a short list: all of it is read again when something of its collection changes. */
export function foundList<Arg, Item>({ collection, find, parse, compare }: FoundList<Arg, Item>) {
  return liveQuery<Arg, readonly Item[]>({
    watch: (arg) => [collection(arg)],
    read: withBackend(async ({ documents }, arg) => {
      const items = readList(collection(arg), await find(documents, arg), parse);
      return compare ? items.sort(compare) : items;
    }),
  });
}

type JunkList<Item extends { readonly updatedAt: string }> = Pick<
  LiveList<Item>,
  'collection' | 'parse' | 'compare'
>;

/** A query for what the office has put aside as junk, so much as is deleted at once. */
export const junkList = <Item extends { readonly updatedAt: string }>({
  collection,
  parse,
  compare,
}: JunkList<Item>) =>
  foundList<null, Item>({
    collection: () => collection,
    find: (documents) =>
      documents.list({ collection, where: [{ field: 'state', equals: junk }], limit: junkAtOnce }),
    parse,
    compare,
  });

interface Created {
  readonly createdAt: string;
}

/** Sorts the longest waiting first. */
export const oldestFirst = (one: Created, other: Created): number =>
  one.createdAt < other.createdAt ? -1 : 1;

/** Sorts the newest first. */
export const newestFirst = (one: Created, other: Created): number =>
  one.createdAt > other.createdAt ? -1 : 1;
