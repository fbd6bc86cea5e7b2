import { createContext, use, useSyncExternalStore } from 'react';

/** The last answers of the backend, on this device. No call rejects: without storage nothing is kept. */
export interface KeptAnswers {
  /** Notes what the backend has answered just now; not on a shared phone. */
  keep(owner: string, key: string, answer: unknown): Promise<void>;
  /** The last answer, which is shown from now on; null when there is none. */
  recall(owner: string, key: string): Promise<{ readonly answer: unknown } | null>;
  /** When the answer was given that is shown because the backend cannot be reached, ISO-8601; null when it is fresh. */
  since(owner: string, key: string): string | null;
  /** Calls back when `since` may have changed. Returns the unsubscriber. */
  readonly observe: (onChange: () => void) => () => void;
}

/** Provided by app/composition with the store. */
export const KeptAnswersContext = createContext<KeptAnswers | null>(null);

const nothing = () => null;
const never = () => nothing;

/** When the answer that is shown was given, ISO-8601, when it comes from an earlier visit; null when it is fresh. */
export function useKeptSince(owner: string, key: string): string | null {
  const kept = use(KeptAnswersContext);
  return useSyncExternalStore(kept?.observe ?? never, () => kept?.since(owner, key) ?? null, nothing);
}
