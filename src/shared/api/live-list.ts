import type { DocumentData, DocumentsPort, StoredDocument } from '../backend';
import { junk } from '@/shared/lib/lifecycle';
import { keepListFresh, longListSeconds, type CachedList, type CachedListLifecycle } from './keep-list-fresh';
import { liveQuery, readEntry, type CacheEntryLifecycle } from './live-query';
import { readList } from './read-list';
import { withBackend, type StoreServices } from './with-backend';

/** Maximum number of junk records read, and deleted, at once. */
const junkAtOnce = 200;

interface LiveList<Item extends { readonly updatedAt: string }> extends Omit<CachedList<Item>, 'read'> {
  /** Only documents in one of these states are listed and read. */
  readonly states?: readonly string[];
  /**
   * The states are those of the few records of a long collection that wait for somebody; `historyPages` reads
   * the others. Costs one read more: of the newest change, from which on the list is refreshed.
   */
  readonly waitsOnly?: boolean;
  /** Finds the few records of other states that belong to the list too: see `belongsAlso`. */
  readonly findAlso?: (documents: DocumentsPort) => Promise<readonly StoredDocument[]>;
}

/**
 * Query for all documents of a collection, or those in some states, sorted by `compare`. The cache refreshes
 * by reading only changed documents. Each document stores its last change in `updatedAt`.
 */
export function liveList<Item extends { readonly updatedAt: string }>(list: LiveList<Item>) {
  const { collection, parse, compare, states, waitsOnly = false, findAlso, belongsAlso } = list;
  const readUntil = new WeakMap<DocumentsPort, string>();
  return {
    keepUnusedDataFor: longListSeconds,
    queryFn: withBackend<null, readonly Item[]>(async ({ documents }) => {
      if (waitsOnly) {
        // First: a change while the list is read is newer.
        readUntil.set(documents, await readNewestChange(documents, collection));
      }
      const found = await documents.list({
        collection,
        ...(states && { where: [{ field: 'state', oneOf: states }] }),
      });
      const items = readList(collection, found, parse);
      if (findAlso && belongsAlso) {
        const known = new Set(found.map(({ id }) => id));
        const others = (await findAlso(documents)).filter(({ id }) => !known.has(id));
        items.push(...readList(collection, others, parse).filter(belongsAlso));
      }
      // Freeze here: otherwise Immer freezes the list deeply, item by item.
      return Object.freeze(items.sort(compare));
    }),
    onCacheEntryAdded: (all: null, lifecycle: CacheEntryLifecycle & CachedListLifecycle<Item>) => {
      const { documents } = (lifecycle.extra as StoreServices).backend;
      const cached = {
        ...list,
        readUntil: () => readUntil.get(documents) ?? '',
        read: (isForced: boolean) => readEntry(all, isForced, lifecycle),
      };
      return keepListFresh(cached, lifecycle);
    },
  };
}

/** Time of the newest change in a collection; empty when it has no document. */
async function readNewestChange(documents: DocumentsPort, collection: string): Promise<string> {
  const [newest] = await documents.list({
    collection,
    orderBy: { field: 'updatedAt', direction: 'descending' },
    limit: 1,
  });
  return newest ? String(newest.data.updatedAt) : '';
}

interface LiveSelection<Arg extends string, Item extends { readonly updatedAt: string }> extends Pick<
  CachedList<Item>,
  'collection' | 'parse' | 'idOf' | 'compare'
> {
  readonly find: (documents: DocumentsPort, arg: Arg) => Promise<readonly StoredDocument[]>;
  /** Whether a document of the collection is one of those to find. */
  readonly belongs: (item: Item, arg: Arg) => boolean;
}

/** Like `liveList`, for documents of a long collection that belong together, such as those of one post. */
export function liveSelection<Arg extends string, Item extends { readonly updatedAt: string }>({
  find,
  belongs,
  ...list
}: LiveSelection<Arg, Item>) {
  const { collection, parse, compare } = list;
  const readUntil = new WeakMap<DocumentsPort, Map<Arg, string>>();
  return {
    queryFn: withBackend<Arg, readonly Item[]>(async ({ documents }, arg) => {
      // First: a change while the list is read is newer.
      const until = await readNewestChange(documents, collection);
      readUntil.set(documents, new Map([...(readUntil.get(documents) ?? []), [arg, until]]));
      const items = readList(collection, await find(documents, arg), parse);
      return Object.freeze(items.filter((item) => belongs(item, arg)).sort(compare));
    }),
    onCacheEntryAdded: (arg: Arg, lifecycle: CacheEntryLifecycle & CachedListLifecycle<Item>) => {
      const { documents } = (lifecycle.extra as StoreServices).backend;
      const cached = {
        ...list,
        states: [],
        belongsAlso: (item: Item) => belongs(item, arg),
        readUntil: () => readUntil.get(documents)?.get(arg) ?? '',
        read: (isForced: boolean) => readEntry(arg, isForced, lifecycle),
      };
      return keepListFresh(cached, lifecycle);
    },
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
