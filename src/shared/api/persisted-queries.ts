import { createContext, use, useSyncExternalStore } from 'react';

/** The last answers of the backend, on this device. No call rejects: without storage nothing is kept. */
export interface PersistedQueries {
  /** Notes what the backend has answered just now; not on a shared phone. */
  keep(owner: string, key: string, answer: unknown): Promise<void>;
  /** The last answer, which is shown from now on; null when there is none. */
  recall(owner: string, key: string): Promise<{ readonly answer: unknown } | null>;
  /** When the answer was given that is shown because the backend cannot be reached, ISO-8601; null when it is fresh. */
  since(owner: string, key: string): string | null;
  /** Whether this phone keeps answers; a shared one does not. */
  keeps(): boolean;
  /** Takes the answers of one owner off this phone. */
  forget(owner: string): Promise<void>;
  /** Calls back when `since` may have changed. Returns the unsubscriber. */
  readonly observe: (onChange: () => void) => () => void;
}

/** Provided by app/composition with the store. */
export const PersistedQueriesContext = createContext<PersistedQueries | null>(null);

const nothing = () => null;
const never = () => nothing;

/** When the answer that is shown was given, ISO-8601, when it comes from an earlier visit; null when it is fresh. */
export function useKeptSince(owner: string, key: string): string | null {
  const kept = use(PersistedQueriesContext);
  return useSyncExternalStore(kept?.observe ?? never, () => kept?.since(owner, key) ?? null, nothing);
}

/** Takes what is kept for an owner off this phone; null where nothing is kept. */
export function useForgetKept(owner: string): (() => Promise<void>) | null {
  const kept = use(PersistedQueriesContext);
  return kept?.keeps() === true ? () => kept.forget(owner) : null;
}
