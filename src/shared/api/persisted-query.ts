import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isPassing, toBackendError, type BackendPort } from '../backend';
import { visitorMemory } from './visitor-memory';
import type { QueryResult, StoreServices } from './with-backend';

interface KeptQuestion<Arg> {
  /** Owner of the answer: an account id, `publicOwner` or `familyOwner`. */
  readonly owner: (arg: Arg) => string;
  readonly key: (arg: Arg) => string;
}

interface KeptAnswer<Arg, Data> extends KeptQuestion<Arg> {
  /** The id that the answer leads to: where nothing is kept about the one, nothing is about the other. */
  readonly leadsTo?: (data: Data) => string | undefined;
}

/**
 * Sequence numbers of reads: two arguments can have the same key, and a late answer must not replace a newer
 * one.
 */
const keptReads = visitorMemory(() => ({ begun: 0, kept: new Map<string, number>() }));

/**
 * Like `withBackend`, with an offline fallback: stores the last answer on this device and returns it when the
 * backend fails temporarily. `useKeptSince` tells whether the shown answer is stored, and its age. Only for
 * public or the person's own data; stores nothing on a shared phone.
 */
export function persistedQuery<Arg, Data>(
  { owner, key, leadsTo }: KeptAnswer<Arg, Data>,
  run: (backend: BackendPort, arg: Arg) => Promise<Data>,
) {
  return async (arg: Arg, api: BaseQueryApi): Promise<QueryResult<Data>> => {
    const services = api.extra as StoreServices;
    const { backend, persistedQueries } = services;
    const question = [owner(arg), key(arg)] as const;
    const reads = keptReads(services);
    const [name, number] = [question.join(' '), (reads.begun += 1)];
    try {
      const data = await run(backend, arg);
      // Skip when the query was aborted: the person left, or another one has signed in.
      const isLate = number < (reads.kept.get(name) ?? 0);
      if (!api.signal.aborted && !isLate) {
        reads.kept.set(name, number);
        const id = leadsTo?.(data);
        if (id !== undefined && persistedQueries?.keeps(question[1]) === false)
          persistedQueries.keepNothingOf(id);
        await persistedQueries?.keep(...question, data);
      }
      return { data };
    } catch (cause) {
      const error = toBackendError(cause);
      const kept = isPassing(error) ? await persistedQueries?.recall(...question) : null;
      // The key names the shape of the answer, so the stored one has type `Data`.
      return kept ? { data: kept.answer as Data } : { error };
    }
  };
}
