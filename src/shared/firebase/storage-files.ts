import type { FirebaseApp } from 'firebase/app';
import {
  deleteObject,
  getBytes,
  getMetadata,
  getStorage,
  ref,
  uploadBytesResumable,
  type UploadTask,
} from 'firebase/storage';
import { assertFile, BackendFailure, maximumFileBytes, type FilesPort } from '../backend';
import { withTimeout } from '../lib/clock';
import { sha256Of } from '../lib/digest';
import { toFailure } from './failure';

/** Idle timeout: cancels the upload and rejects with `slow` when no byte was sent for `ms` milliseconds. */
function withProgressTimeout(task: UploadTask, ms: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new BackendFailure('slow', `nothing got through in ${ms} ms`));
        task.cancel();
      }, ms);
    };
    watch();
    let moved = 0;
    task.on(
      'state_changed',
      ({ bytesTransferred }) => {
        if (bytesTransferred > moved) watch();
        moved = bytesTransferred;
      },
      () => undefined,
    );
  });
  return Promise.race([task, stalled]).finally(() => clearTimeout(timer));
}

/**
 * Files in Cloud Storage at `files/{id}`, for a paid plan. Metadata is stored with the file, not in a
 * document, since the rules require a document per piece. A file becomes visible only when complete, so no
 * upload state is needed.
 * @param deadlineMs idle timeout of an upload, and timeout of a read; both fail with `slow`
 */
export function createStorageFiles(app: FirebaseApp, deadlineMs: number): FilesPort {
  const storage = getStorage(app);
  const answer = <Answer>(asked: Promise<Answer>) =>
    withTimeout(asked, deadlineMs, () => new BackendFailure('slow', `no answer in ${deadlineMs} ms`));
  const placeOf = (id: string) => ref(storage, `files/${id}`);

  /** The hash of a stored file; null when there is none, `hidden` when it may not be read. */
  const known = async (id: string): Promise<string | null> => {
    try {
      return (await answer(getMetadata(placeOf(id)))).customMetadata?.sha256 ?? '';
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
        const metadata = { contentType: type, customMetadata: { owner, name, sha256 } };
        await withProgressTimeout(uploadBytesResumable(placeOf(id), bytes, metadata), deadlineMs);
      } catch (cause) {
        const failure = toFailure(cause);
        if (failure.code !== 'forbidden' && failure.code !== 'unauthenticated') throw failure;
        // The rules deny overwriting a file and hide an existing one, but reveal a missing one.
        const before = await known(id);
        if (before === null) throw new BackendFailure('forbidden', failure.message);
        if (before !== 'hidden' && before !== sha256)
          throw new BackendFailure('invalid', `files/${id} is another file`);
      }
    },

    async get(id) {
      try {
        const { customMetadata = {}, contentType = '' } = await answer(getMetadata(placeOf(id)));
        const bytes = new Uint8Array(await answer(getBytes(placeOf(id), maximumFileBytes)));
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

    async remove(id) {
      try {
        await answer(deleteObject(placeOf(id)));
      } catch (cause) {
        const failure = toFailure(cause);
        if (failure.code !== 'not-found') throw failure;
      }
    },
  };
}
