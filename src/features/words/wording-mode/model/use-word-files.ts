import { useEffect, useState } from 'react';
import { buildId } from '@/shared/config';
import type { ProvenanceFile } from './text-forms';

/**
 * A file of this build about the words of a language; undefined until it is there, null where it is not
 * reached.
 * @param folder where it lies
 */
function useWordFile(folder: 'provenance' | 'unread', language: string): unknown {
  const [file, setFile] = useState<unknown>();
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const response = await fetch(`/words/${buildId}/${folder}/${language}.json`, {
        signal: leaving.signal,
      });
      setFile(response.ok ? await response.json() : null);
    };
    // The mode can be used without it.
    load().catch(() => {
      if (!leaving.signal.aborted) setFile(null);
    });
    return () => leaving.abort();
  }, [folder, language]);
  return file;
}

/** Where the words of a language come from. */
export const useProvenance = (language: string) =>
  useWordFile('provenance', language) as ProvenanceFile | null | undefined;

/** How many texts no speaker of the language has read, by namespace. */
export const useUnreadCounts = (language: string) =>
  useWordFile('unread', language) as Readonly<Partial<Record<string, number>>> | null | undefined;
