import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';

/** Cache of query results on this device. No call rejects: without storage nothing is cached. */
export interface PersistedQueries {
  /** Stores an answer; does nothing on a shared phone. */
  keep(owner: string, key: string, answer: unknown): Promise<void>;
  /** Returns the stored answer, which the screen then shows; null when there is none. */
  recall(owner: string, key: string): Promise<{ readonly answer: unknown } | null>;
  /** Whether an answer is stored that says more than that there is nothing; it is not shown. */
  holds(owner: string, key: string): Promise<boolean>;
  /** When the stored answer on screen was given, ISO 8601; null when the answer is fresh. */
  since(owner: string, key: string): string | null;
  /**
   * Whether answers are stored; false on a shared phone.
   * @param name a code or an id: false, too, where nothing about it may be kept
   */
  keeps(name?: string): boolean;
  /** Stores nothing about a code or an id, until this page is left: whoever sent its form wished so. */
  keepNothingOf(name: string): void;
  /** Deletes the answers of one owner from this phone. */
  forget(owner: string): Promise<void>;
  /** Calls back when `since` or `holds` may have changed. Returns a function that unsubscribes. */
  readonly observe: (onChange: () => void) => () => void;
}

/** Provided by app/composition with the store. */
export const PersistedQueriesContext = createContext<PersistedQueries | null>(null);

const nothing = () => null;
const never = () => nothing;

/**
 * Subscribes to the age of a cached answer: ISO 8601 while a stored answer is shown, null when it is fresh.
 */
export function useKeptSince(owner: string, key: string): string | null {
  const kept = use(PersistedQueriesContext);
  return useSyncExternalStore(kept?.observe ?? never, () => kept?.since(owner, key) ?? null, nothing);
}

/** Whether an answer is stored on this device; null until that is known, and where nothing is stored. */
export function useIsHeld(owner: string, key: string): boolean | null {
  const kept = use(PersistedQueriesContext);
  const [isHeld, setIsHeld] = useState<boolean | null>(null);
  useEffect(() => {
    if (!kept?.keeps(key)) return;
    let isHere = true;
    const look = () => void kept.holds(owner, key).then((is) => (isHere ? setIsHeld(is) : undefined));
    look();
    const stop = kept.observe(look);
    return () => {
      isHere = false;
      stop();
    };
  }, [kept, owner, key]);
  return isHeld;
}

/** Whether nothing about a code or an id may be stored; see `keeps`. False without a device. */
export const useIsUnkept = (name: string): boolean => use(PersistedQueriesContext)?.keeps(name) === false;

/** Stores nothing about a code, if wanted. Call it above the first query about that code. */
export function useKeepNothingOf(code: string, isWanted: boolean): void {
  const kept = use(PersistedQueriesContext);
  // Once, while rendering: parts below ask `useIsUnkept` in their first render.
  useState(() => (isWanted ? kept?.keepNothingOf(code) : undefined));
}

/**
 * Returns a function that deletes an owner's stored answers; null when nothing is stored.
 * @param name a code or an id about which something may be stored
 */
export function useForgetKept(owner: string, name: string): (() => Promise<void>) | null {
  const kept = use(PersistedQueriesContext);
  return kept?.keeps(name) === true ? () => kept.forget(owner) : null;
}
