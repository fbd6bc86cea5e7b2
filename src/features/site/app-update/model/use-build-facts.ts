import { useEffect, useState } from 'react';
import { buildId } from '@/shared/config';

/** Build metadata; written by `tools/prerender/version-manifest.mjs`. */
export interface BuildFacts {
  /** ISO 8601. */
  readonly builtAt: string;
  /** Transfer size of the files that the service worker stores, in bytes. */
  readonly bytes: number;
}

async function fetchBuildFacts(signal: AbortSignal): Promise<BuildFacts> {
  const response = await fetch(`/builds/meta/${buildId}.json`, { signal });
  if (!response.ok) throw new Error(`builds/meta: ${response.status}`);
  const { builtAt, files } = (await response.json()) as {
    builtAt: string;
    files: Readonly<Record<string, number>>;
  };
  return { builtAt, bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0) };
}

/** Metadata of the running build; null while loading or when unavailable. */
export function useBuildFacts(): BuildFacts | null {
  const [facts, setFacts] = useState<BuildFacts | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Offline, the build ID alone is shown.
    fetchBuildFacts(leaving.signal).then(setFacts, () => undefined);
    return () => leaving.abort();
  }, []);
  return facts;
}
