import { useEffect, useState } from 'react';
import { useLoadBackend } from '@/shared/api';

/** A file of the backend, to be shown: on its way, not there (yet), not to be had now, or an address in this page. */
export type ShownFile =
  | { readonly kind: 'opening' | 'missing' | 'failed' }
  | { readonly kind: 'open'; readonly url: string; readonly type: string; readonly name: string };

/** Opens a file; its address is let go when another is opened, or nobody looks any more. Key the caller by the id. */
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
