import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isPassing, toBackendError, type BackendPort } from '../backend';
import { visitorMemory } from './visitor-memory';
import type { QueryResult, StoreServices } from './with-backend';

interface KeptQuestion<Arg> {
  /** Whose answer it is: the id of an account, `publicOwner` for what everybody may read, or `familyOwner`. */
  readonly owner: (arg: Arg) => string;
  readonly key: (arg: Arg) => string;
}

/** The owner of answers that everybody may read. */
export const publicOwner = 'public';

/**
 * The owner of answers that a reference code opens: door codes, lessons, offers. They need no account, so they outlive signing in and
 * out; their keys hold the code, or an id that only the code leads to. They go with everything else that a phone is told to forget.
 */
export const familyOwner = 'family';

/**
 * In which order the reads began, and which of them was kept last: two arguments can have the same key, and an earlier read that
 * answers late must not replace a newer one.
 */
const keptReads = visitorMemory(() => ({ begun: 0, kept: new Map<string, number>() }));

/**
 * Like `withBackend`, for what must be readable without network: keeps the last answer on this device, and gives it when the backend
 * cannot be reached for a reason that passes. `useKeptSince` says whether what is shown is such an answer, and of when. Only for
 * what is the person's own or public; nothing is kept on a shared phone.
 */
export function persistedQuery<Arg, Data>(
  { owner, key }: KeptQuestion<Arg>,
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
      // Not when nobody waits for it any more: they left, or another person is signed in since.
      const isLate = number < (reads.kept.get(name) ?? 0);
      if (!api.signal.aborted && !isLate) {
        reads.kept.set(name, number);
        await persistedQueries?.keep(...question, data);
      }
      return { data };
    } catch (cause) {
      const error = toBackendError(cause);
      const kept = isPassing(error) ? await persistedQueries?.recall(...question) : null;
      // Kept by this very query, so it has the form of its answers; a new form has a new key.
      return kept ? { data: kept.answer as Data } : { error };
    }
  };
}
