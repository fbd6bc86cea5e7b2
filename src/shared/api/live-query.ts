import type { BaseQueryApi, QueryStatus } from '@reduxjs/toolkit/query';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import type { QueryResult, StoreServices } from './with-backend';

/** What RTK Query hands to `onCacheEntryAdded`. */
export interface CacheEntryLife {
  readonly cacheEntryRemoved: Promise<unknown>;
  readonly extra: unknown;
  readonly dispatch: (
    thunk: ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>,
  ) => Promise<unknown>;
  getCacheEntry(): {
    readonly status: `${QueryStatus}`;
    readonly endpointName?: string | undefined;
    readonly error?: unknown;
  };
}

interface LiveQuery<Arg, Data> {
  /** The documents and collections that the answer is made of. */
  readonly watch: (arg: Arg) => readonly string[];
  readonly read: (arg: Arg, api: BaseQueryApi) => Promise<QueryResult<Data>>;
}

type Initiate = (
  arg: unknown,
  options: { readonly subscribe: false; readonly forceRefetch: boolean },
) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;

/**
 * Reads the query of a cache entry and waits for the answer. Without force it only waits for a read that is under way,
 * or reads what was never read. Reading does not count as a subscriber.
 */
export function readEntry(arg: unknown, isForced: boolean, life: CacheEntryLife): Promise<unknown> {
  const endpoints = baseApi.endpoints as Readonly<Record<string, { readonly initiate: Initiate }>>;
  const { endpointName = '' } = life.getCacheEntry();
  const initiate = endpoints[endpointName]?.initiate;
  // An entry that is gone has no endpoint, and nothing to read.
  if (!initiate) return Promise.resolve();
  return life.dispatch(initiate(arg, { subscribe: false, forceRefetch: isForced }));
}

/**
 * A query whose cached answer stays fresh while somebody looks at it. It is read again whenever a watched document or
 * collection may have changed, in this tab or another. A change that comes during a read makes one more read, because
 * the answer of the first may be older than the change: RTK Query alone ignores a refetch while a read is pending.
 */
export function liveQuery<Arg, Data>({ watch, read }: LiveQuery<Arg, Data>) {
  return {
    queryFn: read,
    onCacheEntryAdded: (arg: Arg, life: CacheEntryLife) => keepFresh(watch(arg), arg, life),
  };
}

async function keepFresh(watched: readonly string[], arg: unknown, life: CacheEntryLife): Promise<void> {
  const { documents } = (life.extra as StoreServices).backend;
  let isChanged = false;
  let isCatchingUp = false;
  let isOver = false;

  // One read after the other, so that an older answer never comes after a newer one.
  const catchUp = async () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    while (isChanged && !isOver) {
      const isPending = life.getCacheEntry().status === 'pending';
      if (!isPending) isChanged = false;
      await readEntry(arg, !isPending, life);
    }
    isCatchingUp = false;
  };

  const stops = watched.map((target) =>
    documents.observe(target, () => {
      isChanged = true;
      void catchUp();
    }),
  );
  await life.cacheEntryRemoved;
  isOver = true;
  for (const stop of stops) stop();
}
