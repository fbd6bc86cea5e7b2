import type { DocumentData } from '../backend';
import type { CacheEntryLife } from './keep-fresh';
import { patchList, type ListOrder } from './patch-list';
import type { StoreServices } from './with-backend';

/** More changed documents than this are read as a whole list. */
const mostAtOnce = 50;

/** A cached list of all documents of a collection. */
export interface CachedList<Item> extends ListOrder<Item> {
  readonly collection: string;
  readonly parse: (id: string, data: DocumentData) => Item;
  /** Waits until the list is there; reads it when it is not, or again when `isForced`. */
  readonly read: (isForced: boolean) => Promise<unknown>;
}

interface CachedListLife<Item> extends CacheEntryLife {
  getCacheEntry(): { readonly data?: readonly Item[] | undefined };
  updateCachedData(recipe: () => readonly Item[]): unknown;
}

/**
 * Keeps a long cached list fresh while somebody looks at it: reads again only the documents that may have changed, in
 * this tab or another, and puts them in. For `onCacheEntryAdded`.
 */
export async function keepListFresh<Item>(
  { collection, parse, read, ...order }: CachedList<Item>,
  life: CachedListLife<Item>,
): Promise<void> {
  const { documents } = (life.extra as StoreServices).backend;
  const changed = new Set<string>();
  let isAllChanged = false;
  let isCatchingUp = false;

  const readAgain = async (path: string) => {
    const id = path.slice(collection.length + 1);
    const data = await documents.get(path);
    return [id, data && parse(id, data)] as const;
  };

  const readChanged = async () => {
    const paths = [...changed];
    changed.clear();
    try {
      const changes = new Map(await Promise.all(paths.map(readAgain)));
      const { data } = life.getCacheEntry();
      // Frozen at once, so that the store does not do it part by part.
      if (data) life.updateCachedData(() => Object.freeze(patchList(data, changes, order)));
    } catch {
      // What keeps a document from being read is told by the list itself.
      isAllChanged = true;
    }
  };

  const readAll = async () => {
    isAllChanged = false;
    changed.clear();
    await read(true);
  };

  // One reading after the other, so that an older answer never comes after a newer one.
  const catchUp = async () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    // A list that is just being read may miss the change.
    await read(false);
    while (isAllChanged || changed.size > 0)
      await (isAllChanged || changed.size > mostAtOnce ? readAll() : readChanged());
    isCatchingUp = false;
  };

  const stop = documents.observe(collection, (paths) => {
    if (paths === null) isAllChanged = true;
    else for (const path of paths) changed.add(path);
    void catchUp();
  });
  await life.cacheEntryRemoved;
  stop();
}
