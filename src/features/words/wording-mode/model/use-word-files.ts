import { useEffect, useState } from 'react';
import { buildId } from '@/shared/config';
import type { ProvenanceFile } from './text-forms';

/**
 * A file of this build about the words of a language; null until it is there, or where it is not reached.
 * @param folder where it lies
 */
function useWordFile(folder: 'provenance' | 'unread', language: string): unknown {
  const [file, setFile] = useState<unknown>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const response = await fetch(`/words/${buildId}/${folder}/${language}.json`, {
        signal: leaving.signal,
      });
      if (response.ok) setFile(await response.json());
    };
    // The mode can be used without it.
    void load().catch(() => undefined);
    return () => leaving.abort();
  }, [folder, language]);
  return file;
}

/** Where the words of a language come from. */
export const useProvenance = (language: string) =>
  useWordFile('provenance', language) as ProvenanceFile | null;

/** How many texts no speaker of the language has read, by namespace. */
export const useUnreadCounts = (language: string) =>
  useWordFile('unread', language) as Readonly<Partial<Record<string, number>>> | null;
