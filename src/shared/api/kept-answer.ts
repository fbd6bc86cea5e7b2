import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isPassing, toBackendError, type BackendPort } from '../backend';
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
 * Like `withBackend`, for what must be readable without network: keeps the last answer on this device, and gives it when the backend
 * cannot be reached for a reason that passes. `useKeptSince` says whether what is shown is such an answer, and of when. Only for
 * what is the person's own or public; nothing is kept on a shared phone.
 */
export function keptAnswer<Arg, Data>(
  { owner, key }: KeptQuestion<Arg>,
  run: (backend: BackendPort, arg: Arg) => Promise<Data>,
) {
  return async (arg: Arg, api: BaseQueryApi): Promise<QueryResult<Data>> => {
    const { backend, keptAnswers } = api.extra as StoreServices;
    const question = [owner(arg), key(arg)] as const;
    try {
      const data = await run(backend, arg);
      await keptAnswers?.keep(...question, data);
      return { data };
    } catch (cause) {
      const error = toBackendError(cause);
      const kept = isPassing(error) ? await keptAnswers?.recall(...question) : null;
      // Kept by this very query, so it has the form of its answers; a new form has a new key.
      return kept ? { data: kept.answer as Data } : { error };
    }
  };
}
