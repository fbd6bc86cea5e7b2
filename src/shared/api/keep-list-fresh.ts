import { isPassing, toBackendError, type BackendError, type DocumentData } from '../backend';
import { patchList, type ListOrder } from './patch-list';
import { readRecord } from './read-list';
import type { StoreServices } from './with-backend';

/**
 * How long an unused long list stays cached, in seconds. Reading it again costs one read per record, while
 * refreshing it reads only newer records. Signing in or out clears it at once.
 */
export const longListSeconds = 3600;

/** When more documents than this have changed, the whole list is read again. */
const mostAtOnce = 50;

/** Usual polling interval in milliseconds, for backends without change notifications. */
const usualMs = 60_000;

/** Subtracts `overlapMs`: a write with an earlier timestamp may become readable later. */
const somewhatBefore = (time: string) => new Date(Date.parse(time) - overlapMs).toISOString();

/** Upper bound of the delay between the timestamp of a batch and its visibility, in milliseconds. */
const overlapMs = 10_000;

const latestOf = (times: readonly string[]): string =>
  times.reduce((latest, time) => (time > latest ? time : latest), '');

/** A cached list of all documents of a collection. `updatedAt` is the time of the last change. */
export interface CachedList<Item extends { readonly updatedAt: string }> extends ListOrder<Item> {
  readonly collection: string;
  readonly parse: (id: string, data: DocumentData) => Item;
  /** States that belong to the list; a document leaves it on any other state. All states by default. */
  readonly states?: readonly string[];
  /** Whether a document in another state belongs to the list all the same. */
  readonly belongsAlso?: (item: Item) => boolean;
  /** Polling interval in milliseconds, for backends without change notifications; a minute by default. */
  readonly everyMs?: number;
  /** The same while the page is hidden; by default it does not poll then. */
  readonly everyHiddenMs?: number;
  /** Time of the newest change in the collection at the last reading; by default that of its newest item. */
  readonly readUntil?: () => string;
  /** Waits for the list; reads it if it was never read, or again when `isForced`. */
  readonly read: (isForced: boolean) => Promise<unknown>;
}

/** The arguments of `onCacheEntryAdded` that are used here. */
export interface CachedListLifecycle<Item> {
  readonly cacheEntryRemoved: Promise<unknown>;
  readonly extra: unknown;
  getCacheEntry(): { readonly data?: readonly Item[] | undefined; readonly error?: unknown };
  updateCachedData(recipe: () => readonly Item[]): unknown;
}

/**
 * Refreshes a long cached list while it has subscribers: reads only the documents that may have changed, in
 * this tab or another, and patches them in. For `onCacheEntryAdded`.
 */
export async function keepListFresh<Item extends { readonly updatedAt: string }>(
  {
    collection,
    parse,
    states,
    belongsAlso,
    everyMs = usualMs,
    everyHiddenMs,
    readUntil,
    read,
    ...order
  }: CachedList<Item>,
  lifecycle: CachedListLifecycle<Item>,
): Promise<void> {
  const { documents } = (lifecycle.extra as StoreServices).backend;
  const changed = new Set<string>();
  let isAllChanged = false;
  let isAnyChanged = false;
  let isCatchingUp = false;
  let isOver = false;
  /** Time of the newest change seen, also of a document that is not in the list. */
  let seenUntil = '';

  const itemOf = (path: string, data: DocumentData) => {
    if (!states || states.includes(String(data.state))) return readRecord(path, data, parse);
    const other = belongsAlso ? readRecord(path, data, parse) : null;
    return other && belongsAlso?.(other) ? other : null;
  };

  const readAgain = async (path: string) => {
    const id = path.slice(collection.length + 1);
    const data = await documents.get(path);
    return [id, data && itemOf(path, data)] as const;
  };

  const putIn = (changes: ReadonlyMap<string, Item | null>) => {
    const { data } = lifecycle.getCacheEntry();
    // A late answer must not appear in the list of the next signed-in user.
    if (isOver) return;
    // Freeze here: otherwise Immer freezes the list deeply, item by item.
    if (data && changes.size > 0)
      lifecycle.updateCachedData(() => Object.freeze(patchList(data, changes, order)));
  };

  const readChanged = async () => {
    const paths = [...changed];
    changed.clear();
    try {
      putIn(new Map(await Promise.all(paths.map(readAgain))));
    } catch {
      // Read the whole list, which reports the error.
      isAllChanged = true;
    }
  };

  /** Reads only documents newer than the newest known one: one read when nothing has changed. */
  const readNewer = async () => {
    isAnyChanged = false;
    const { data = [] } = lifecycle.getCacheEntry();
    const known = new Map(data.map((item) => [order.idOf(item), item.updatedAt]));
    const newest = latestOf([seenUntil, readUntil?.() ?? '', ...data.map(({ updatedAt }) => updatedAt)]);
    // An empty list has no newest document.
    if (newest === '') return readAll();
    try {
      const notBefore = somewhatBefore(newest);
      const found = await documents.list({ collection, where: [{ field: 'updatedAt', notBefore }] });
      seenUntil = latestOf([newest, ...found.map(({ data: { updatedAt } }) => String(updatedAt))]);
      const items = found.map(({ id, data: fields }) => [id, itemOf(`${collection}/${id}`, fields)] as const);
      putIn(new Map(items.filter(([id, item]) => known.get(id) !== item?.updatedAt)));
    } catch (cause) {
      // Offline, keep the list until the next attempt. Any other error is reported by reading the whole list.
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

  // Reads run in sequence, so that an older answer never replaces a newer one.
  const catchUp = async () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    // Wait for a pending read, which may miss the change.
    await read(false);
    // Without data the read has failed: do not retry in a loop.
    if (!lifecycle.getCacheEntry().data) {
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
        // A permanent error: polling would not help.
        const { error } = lifecycle.getCacheEntry();
        if (error !== undefined && !isPassing(error as BackendError)) return;
        isAnyChanged = true;
      } else for (const path of change) changed.add(path);
      void catchUp();
    },
    { everyMs, ...(everyHiddenMs !== undefined && { everyHiddenMs }) },
  );
  await lifecycle.cacheEntryRemoved;
  isOver = true;
  stop();
}
