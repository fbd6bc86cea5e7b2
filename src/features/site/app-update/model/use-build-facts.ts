import { useEffect, useState } from 'react';
import { buildId } from '@/shared/config';

/** What the release that runs here is made of; see `tools/prerender/version-manifest.mjs`. */
export interface BuildFacts {
  /** ISO-8601. */
  readonly builtAt: string;
  /** What the service worker keeps of it, in bytes as sent. */
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

/** Facts of the release that runs here; null until they are known, and where they cannot be had. */
export function useBuildFacts(): BuildFacts | null {
  const [facts, setFacts] = useState<BuildFacts | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Without network the number of the version is enough.
    fetchBuildFacts(leaving.signal).then(setFacts, () => undefined);
    return () => leaving.abort();
  }, []);
  return facts;
}
