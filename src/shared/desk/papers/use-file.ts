import { useEffect, useState } from 'react';
import { useLoadBackend } from '@/shared/api';

/** State of a file: loading, missing, failed, or an object URL. */
export type ShownFile =
  | { readonly kind: 'opening' | 'missing' | 'failed' }
  | { readonly kind: 'open'; readonly url: string; readonly type: string; readonly name: string };

/**
 * Loads a file as an object URL and revokes it on unmount. The caller needs `key={id}`, or it shows the
 * previous file while loading.
 */
export function useFile(id: string): ShownFile {
  const loadBackend = useLoadBackend();
  const [file, setFile] = useState<ShownFile>({ kind: 'opening' });
  useEffect(() => {
    let url: string | null = null;
    let isWanted = true;
    const open = async (): Promise<ShownFile> => {
      const found = await (await loadBackend()).files.get(id);
      if (!found) return { kind: 'missing' };
      const { type, name } = found.facts;
      url = URL.createObjectURL(new Blob([Uint8Array.from(found.bytes)], { type }));
      return { kind: 'open', url, type, name };
    };
    open()
      .catch((): ShownFile => ({ kind: 'failed' }))
      .then((shown) => {
        if (isWanted) setFile(shown);
        else if (url !== null) URL.revokeObjectURL(url);
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [loadBackend, id]);
  return file;
}
