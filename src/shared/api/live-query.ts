import type { BaseQueryApi, QueryStatus } from '@reduxjs/toolkit/query';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import type { QueryResult, StoreServices } from './with-backend';

/** The arguments of `onCacheEntryAdded` that are used here. */
export interface CacheEntryLifecycle {
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
  /** Documents and collections to observe. */
  readonly watch: (arg: Arg) => readonly string[];
  readonly read: (arg: Arg, api: BaseQueryApi) => Promise<QueryResult<Data>>;
  /** How often it is read again without a change, in milliseconds, from a backend that tells of none. */
  readonly everyMs?: number;
}

type Initiate = (
  arg: unknown,
  options: { readonly subscribe: false; readonly forceRefetch: boolean },
) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;

/**
 * Runs the query of a cache entry and waits for its answer. Without force it waits for a pending read, or
 * runs a query that has never run. Does not add a subscriber.
 */
export function readEntry(arg: unknown, isForced: boolean, lifecycle: CacheEntryLifecycle): Promise<unknown> {
  const endpoints = baseApi.endpoints as Readonly<Record<string, { readonly initiate: Initiate }>>;
  const { endpointName = '' } = lifecycle.getCacheEntry();
  const initiate = endpoints[endpointName]?.initiate;
  // A removed entry has no endpoint.
  if (!initiate) return Promise.resolve();
  return lifecycle.dispatch(initiate(arg, { subscribe: false, forceRefetch: isForced }));
}

/**
 * Query that is read again, while it has subscribers, whenever a watched document or collection may have
 * changed, in this tab or another. A change during a read triggers another read, since the first answer may
 * be older than the change. RTK Query alone ignores a refetch while a read is pending.
 */
export function liveQuery<Arg, Data>({ watch, read, everyMs }: LiveQuery<Arg, Data>) {
  return {
    queryFn: read,
    onCacheEntryAdded: (arg: Arg, lifecycle: CacheEntryLifecycle) =>
      keepFresh(watch(arg), arg, lifecycle, everyMs),
  };
}

interface LivePages<Arg, Place, Page> {
  readonly watch: (arg: Arg) => readonly string[];
  readonly read: (
    asked: { readonly queryArg: Arg; readonly pageParam: Place },
    api: BaseQueryApi,
  ) => Promise<QueryResult<Page>>;
}

/** Like `liveQuery`, for an infinite query: after a change all its pages are read again. */
export function livePages<Arg, Place, Page>({ watch, read }: LivePages<Arg, Place, Page>) {
  return {
    queryFn: read,
    onCacheEntryAdded: (arg: Arg, lifecycle: CacheEntryLifecycle) => keepFresh(watch(arg), arg, lifecycle),
  };
}

async function keepFresh(
  watched: readonly string[],
  arg: unknown,
  lifecycle: CacheEntryLifecycle,
  everyMs?: number,
): Promise<void> {
  const { documents } = (lifecycle.extra as StoreServices).backend;
  let isChanged = false;
  let isCatchingUp = false;
  let isOver = false;

  // Reads run in sequence, so that an older answer never replaces a newer one.
  const catchUp = async () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    while (isChanged && !isOver) {
      const isPending = lifecycle.getCacheEntry().status === 'pending';
      if (!isPending) isChanged = false;
      await readEntry(arg, !isPending, lifecycle);
    }
    isCatchingUp = false;
  };

  const onChange = () => {
    isChanged = true;
    void catchUp();
  };
  const stops = watched.map((target, index) =>
    // One clock for all of them: each would read them all again.
    documents.observe(target, onChange, index === 0 && everyMs !== undefined ? { everyMs } : {}),
  );
  await lifecycle.cacheEntryRemoved;
  isOver = true;
  for (const stop of stops) stop();
}
