import { useSyncExternalStore } from 'react';
import { storageKeys } from '@/shared/config';
import { createDeviceStore, type KeyValueStore } from '@/shared/lib/storage';
import type { Job } from '../model/job';
import type { DatedJobs } from '../model/newest-jobs';

let store: KeyValueStore | null = null;

const storeHere = (): KeyValueStore => (store ??= createDeviceStore());

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly kept: DatedJobs | null } = { text: null, kept: null };

function read(): DatedJobs | null {
  const text = storeHere().get(storageKeys.newestJobs);
  if (known.text !== text) known = { text, kept: parse(text) };
  return known.kept;
}

/** Written by this site alone, from parsed records. */
function parse(text: string | null): DatedJobs | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<DatedJobs> | null;
    return Array.isArray(kept?.jobs) && typeof kept.at === 'string' ? { jobs: kept.jobs, at: kept.at } : null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}

/** Keeps the newest posts for pages that read no records, such as the home page. They are public. */
export function keepNewestJobs(jobs: readonly Job[], now: Date): void {
  storeHere().set(storageKeys.newestJobs, JSON.stringify({ jobs, at: now.toISOString() }));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = storeHere().observe(storageKeys.newestJobs, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The newest posts that this device keeps; null before hydration. */
export const useKeptNewest = (): DatedJobs | null => useSyncExternalStore(subscribe, read, () => null);
