import { isPassing, toBackendError, type BackendError, type DocumentData } from '../backend';
import { patchList, type ListOrder } from './patch-list';
import { readRecord } from './read-list';
import type { StoreServices } from './with-backend';

/**
 * A long list outlives the view that shows it by this many seconds: reading all of it again costs a read for each record, and it
 * is kept fresh by what is newer. It goes at once with whoever is signed in.
 */
export const longListSeconds = 3600;

/** More changed documents than this are read as a whole list. */
const mostAtOnce = 50;

/** Where the backend does not tell of changes, it is asked so often, in milliseconds, while the list is seen. */
const everyMs = 60_000;

/**
 * A time that is a little before another. A write is stamped before it can be read, so one that was stamped earlier may come later.
 */
const somewhatBefore = (time: string) => new Date(Date.parse(time) - overlapMs).toISOString();

/** Writes are read as much later than they are stamped, in milliseconds: the longest that a server takes for a batch. */
const overlapMs = 10_000;

/** A cached list of all documents of a collection, each of which says in `updatedAt` when it was last changed. */
export interface CachedList<Item extends { readonly updatedAt: string }> extends ListOrder<Item> {
  readonly collection: string;
  readonly parse: (id: string, data: DocumentData) => Item;
  /** A document that comes into another state leaves the list. All states when none are named. */
  readonly states?: readonly string[];
  /** Waits until the list is there; reads it when it is not, or again when `isForced`. */
  readonly read: (isForced: boolean) => Promise<unknown>;
}

/** What RTK Query hands to `onCacheEntryAdded` of such a list. */
export interface CachedListLife<Item> {
  readonly cacheEntryRemoved: Promise<unknown>;
  readonly extra: unknown;
  getCacheEntry(): { readonly data?: readonly Item[] | undefined; readonly error?: unknown };
  updateCachedData(recipe: () => readonly Item[]): unknown;
}

/**
 * Keeps a long cached list fresh while somebody looks at it: reads again only the documents that may have changed, in
 * this tab or another, and puts them in. For `onCacheEntryAdded`.
 */
export async function keepListFresh<Item extends { readonly updatedAt: string }>(
  { collection, parse, states, read, ...order }: CachedList<Item>,
  life: CachedListLife<Item>,
): Promise<void> {
  const { documents } = (life.extra as StoreServices).backend;
  const changed = new Set<string>();
  let isAllChanged = false;
  let isAnyChanged = false;
  let isCatchingUp = false;
  let isOver = false;

  const itemOf = (path: string, data: DocumentData) =>
    states && !states.includes(String(data.state)) ? null : readRecord(path, data, parse);

  const readAgain = async (path: string) => {
    const id = path.slice(collection.length + 1);
    const data = await documents.get(path);
    return [id, data && itemOf(path, data)] as const;
  };

  const putIn = (changes: ReadonlyMap<string, Item | null>) => {
    const { data } = life.getCacheEntry();
    // What somebody has read must not come into the list of who signed in after them.
    if (isOver) return;
    // Frozen at once, so that the store does not do it part by part.
    if (data && changes.size > 0) life.updateCachedData(() => Object.freeze(patchList(data, changes, order)));
  };

  const readChanged = async () => {
    const paths = [...changed];
    changed.clear();
    try {
      putIn(new Map(await Promise.all(paths.map(readAgain))));
    } catch {
      // What keeps a document from being read is told by the list itself.
      isAllChanged = true;
    }
  };

  /** Only what is newer than the newest: a list of thousands costs one read when nothing has changed. */
  const readNewer = async () => {
    isAnyChanged = false;
    const { data = [] } = life.getCacheEntry();
    const known = new Map(data.map((item) => [order.idOf(item), item.updatedAt]));
    const newest = data.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '');
    // An empty list has no newest.
    if (newest === '') return readAll();
    try {
      const notBefore = somewhatBefore(newest);
      const found = await documents.list({ collection, where: [{ field: 'updatedAt', notBefore }] });
      const items = found.map(({ id, data: fields }) => [id, itemOf(`${collection}/${id}`, fields)] as const);
      putIn(new Map(items.filter(([id, item]) => known.get(id) !== item?.updatedAt)));
    } catch (cause) {
      // Without network the list stays as it is until the next time; anything else is told by the list itself.
      isAllChanged = !isPassing(toBackendError(cause));
    }
  };

  const readAll = async () => {
    isAllChanged = false;
    isAnyChanged = false;
    changed.clear();
    await read(true);
  };

  const readNext = () => {
    if (isAllChanged || changed.size > mostAtOnce) return readAll();
    return changed.size > 0 ? readChanged() : readNewer();
  };

  // One reading after the other, so that an older answer never comes after a newer one.
  const catchUp = async () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    // A list that is just being read may miss the change.
    await read(false);
    // What was read just now is new; a list that cannot be read is not asked for over and over.
    if (!life.getCacheEntry().data) {
      isAllChanged = isAnyChanged = false;
      changed.clear();
    }
    while (!isOver && (isAllChanged || isAnyChanged || changed.size > 0)) await readNext();
    isCatchingUp = false;
  };

  const stop = documents.observe(
    collection,
    (change) => {
      if (change === 'everything') isAllChanged = true;
      else if (change === 'unknown') {
        // A refusal, or a record that cannot be read, does not pass with time.
        const { error } = life.getCacheEntry();
        if (error !== undefined && !isPassing(error as BackendError)) return;
        isAnyChanged = true;
      } else for (const path of change) changed.add(path);
      void catchUp();
    },
    { everyMs },
  );
  await life.cacheEntryRemoved;
  isOver = true;
  stop();
}
