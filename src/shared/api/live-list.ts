import type { DocumentData, DocumentsPort, StoredDocument } from '../backend';
import { junk } from '@/shared/lib/lifecycle';
import { keepListFresh, longListSeconds, type CachedList, type CachedListLifecycle } from './keep-list-fresh';
import { liveQuery, readEntry, type CacheEntryLifecycle } from './live-query';
import { readList } from './read-list';
import { withBackend } from './with-backend';

/** Maximum number of junk records read, and deleted, at once. */
const junkAtOnce = 200;

interface LiveList<Item extends { readonly updatedAt: string }> extends Omit<CachedList<Item>, 'read'> {
  /** Only documents in one of these states are listed and read. */
  readonly states?: readonly string[];
}

/**
 * Query for all documents of a collection, or those in some states, sorted by `compare`. The cache refreshes
 * by reading only changed documents. Each document stores its last change in `updatedAt`.
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
      // Freeze here: otherwise Immer freezes the list deeply, item by item.
      return Object.freeze(items.sort(compare));
    }),
    onCacheEntryAdded: (all: null, lifecycle: CacheEntryLifecycle & CachedListLifecycle<Item>) =>
      keepListFresh({ ...list, read: (isForced) => readEntry(all, isForced, lifecycle) }, lifecycle),
  };
}

interface FoundList<Arg, Item> {
  readonly collection: (arg: Arg) => string;
  readonly find: (documents: DocumentsPort, arg: Arg) => Promise<readonly StoredDocument[]>;
  readonly parse: (id: string, data: DocumentData) => Item;
  /** By default the list keeps the order of the records found. */
  readonly compare?: (one: Item, other: Item) => number;
}

/** Query for a short list. Any change in its collection reads the whole list again. */
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

/** Query for junk records, limited to what one deletion covers. */
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

/** Comparator: oldest first. */
export const oldestFirst = (one: Created, other: Created): number =>
  one.createdAt < other.createdAt ? -1 : 1;

/** Comparator: newest first. */
export const newestFirst = (one: Created, other: Created): number =>
  one.createdAt > other.createdAt ? -1 : 1;
