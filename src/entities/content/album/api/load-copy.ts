import { BackendFailure, type DocumentsPort } from '@/shared/backend';
import { copyPath, copyTypes, type CopyName } from '../model/album-picture';

/**
 * Loads a copy of a picture.
 * @throws BackendFailure `not-found` when the picture was removed, `forbidden` or `unauthenticated` when
 *   visitors may not see it any more
 */
export async function loadCopy(
  documents: DocumentsPort,
  slug: string,
  id: string,
  name: CopyName,
): Promise<Blob> {
  const stored = await documents.get(copyPath(slug, id, name));
  const type = copyTypes.find((one) => one === stored?.type);
  if (!(stored?.bytes instanceof Uint8Array) || type === undefined)
    throw new BackendFailure('not-found', `picture ${id} is gone`);
  return new Blob([Uint8Array.from(stored.bytes)], { type });
}
