import type { PersistedQueries } from '@/shared/api';
import {
  forgetPersistedQueries,
  forgetPersistedQueriesOf,
  getPersistedQuery,
  putPersistedQuery,
} from '@/shared/device-database';

interface PersistedQueriesOptions {
  /** Evaluated at each call: a shared phone stores nothing. */
  readonly isShared: () => boolean;
  readonly now: () => Date;
  readonly log: (cause: unknown) => void;
}

/** Cache of query results in the device database. */
export function createPersistedQueries({ isShared, now, log }: PersistedQueriesOptions): PersistedQueries {
  /** Times of the stored answers that are shown now, by query. */
  const dates = new Map<string, string>();
  /** Codes and ids about which nothing is stored. In memory alone, or they would be stored themselves. */
  const unkept = new Set<string>();
  const isUnkept = (text: string) => [...unkept].some((one) => text.includes(one));
  const keeps = (text = '') => !isShared() && !isUnkept(text);
  const listeners = new Set<() => void>();
  const name = (owner: string, key: string) => `${owner} ${key}`;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    async keep(owner, key, answer) {
      if (isUnkept(key)) return;
      if (dates.delete(name(owner, key))) tell();
      const noted = isShared()
        ? forgetPersistedQueries([])
        : putPersistedQuery({ owner, key, answer, givenAt: now().toISOString() });
      await noted.catch(log);
      tell();
    },
    async holds(owner, key) {
      try {
        const row = await getPersistedQuery(owner, key);
        return row !== null && row.answer !== null;
      } catch (cause) {
        log(cause);
        return false;
      }
    },
    async recall(owner, key) {
      if (!keeps(key)) return null;
      try {
        const row = await getPersistedQuery(owner, key);
        if (!row) return null;
        dates.set(name(owner, key), row.givenAt);
        tell();
        return { answer: row.answer };
      } catch (cause) {
        log(cause);
        return null;
      }
    },
    keeps,
    keepNothingOf: (name) => void unkept.add(name),
    async forget(owner) {
      for (const noted of dates.keys()) if (noted.startsWith(`${owner} `)) dates.delete(noted);
      tell();
      await forgetPersistedQueriesOf(owner).catch(log);
    },
    since: (owner, key) => dates.get(name(owner, key)) ?? null,
    observe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
