import { useEffect, useState } from 'react';
import { buildId } from '@/shared/config';
import type { ProvenanceFile } from './text-forms';

/** Where the words of a language come from; null until it is known, or where the file is not reached. */
export function useProvenance(language: string): ProvenanceFile | null {
  const [file, setFile] = useState<ProvenanceFile | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const response = await fetch(`/words/${buildId}/provenance/${language}.json`, {
        signal: leaving.signal,
      });
      if (response.ok) setFile((await response.json()) as ProvenanceFile);
    };
    // Without it the mode shows no provenance.
    void load().catch(() => undefined);
    return () => leaving.abort();
  }, [language]);
  return file;
}
