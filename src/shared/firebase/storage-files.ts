import type { FirebaseApp } from 'firebase/app';
import { getBytes, getMetadata, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { assertFile, BackendFailure, maximumFileBytes, sha256Of, type FilesPort } from '../backend';
import { toFailure } from './failure';

/**
 * Files in Cloud Storage, for an office that pays for it, at `files/{id}`. Their facts lie in the file's own metadata and not in a
 * document: the rules call a document of facts complete only when each of its pieces is a document too. Storage shows a file
 * only once all of it is there, so there is no state to keep.
 */
export function createStorageFiles(app: FirebaseApp): FilesPort {
  const storage = getStorage(app);
  const placeOf = (id: string) => ref(storage, `files/${id}`);

  /** The hash of a file that is there; null where there is none, `hidden` where it may not be read. */
  const known = async (id: string): Promise<string | null> => {
    try {
      return (await getMetadata(placeOf(id))).customMetadata?.sha256 ?? '';
    } catch (cause) {
      const failure = toFailure(cause);
      if (failure.code === 'not-found') return null;
      if (failure.code === 'forbidden' || failure.code === 'unauthenticated') return 'hidden';
      throw failure;
    }
  };

  return {
    async put({ id, owner, name, type }, bytes) {
      assertFile(type, bytes);
      const sha256 = await sha256Of(bytes);
      try {
        await uploadBytesResumable(placeOf(id), bytes, {
          contentType: type,
          customMetadata: { owner, name, sha256 },
        });
      } catch (cause) {
        const failure = toFailure(cause);
        if (failure.code !== 'forbidden' && failure.code !== 'unauthenticated') throw failure;
        // The rules let nobody write over a file, and hide one that is there, but not that there is none.
        const before = await known(id);
        if (before === null) throw new BackendFailure('forbidden', failure.message);
        if (before !== 'hidden' && before !== sha256)
          throw new BackendFailure('invalid', `files/${id} is another file`);
      }
    },

    async get(id) {
      try {
        const { customMetadata = {}, contentType = '' } = await getMetadata(placeOf(id));
        const bytes = new Uint8Array(await getBytes(placeOf(id), maximumFileBytes));
        if ((await sha256Of(bytes)) !== customMetadata.sha256)
          throw new BackendFailure('invalid', `file ${id} does not match its hash`);
        const { owner = '', name = '' } = customMetadata;
        return { facts: { id, owner, name, type: contentType }, bytes };
      } catch (cause) {
        const failure = toFailure(cause);
        if (failure.code === 'not-found') return null;
        throw failure;
      }
    },
  };
}
