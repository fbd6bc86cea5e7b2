import { FirebaseError, type FirebaseApp } from 'firebase/app';
import { deleteObject, getBytes, getMetadata, uploadBytesResumable } from 'firebase/storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256Of } from '../lib/digest';
import { createStorageFiles } from './storage-files';

/** A fake of Cloud Storage: Google's rules engine for it runs nowhere else. */
const bucket = vi.hoisted(() => ({
  stored: new Map<
    string,
    { bytes: Uint8Array; contentType: string; customMetadata: Record<string, string> }
  >(),
  isAdmin: true,
}));

vi.mock('firebase/storage', () => ({
  getStorage: () => ({}),
  ref: (_storage: object, path: string) => path,
  uploadBytesResumable: vi.fn<() => Promise<void>>(),
  getMetadata: vi.fn<() => Promise<unknown>>(),
  getBytes: vi.fn<() => Promise<unknown>>(),
  deleteObject: vi.fn<() => Promise<void>>(),
}));

const files = createStorageFiles({} as FirebaseApp, 1000);
const facts = { id: 'f1', owner: 'enquiries/LL-E1', name: 'note.pdf', type: 'application/pdf' };
const bytes = Uint8Array.of(1, 2, 3);
const refuse = (code: string) => Promise.reject(new FirebaseError(`storage/${code}`, code));

/** An upload task of the SDK: a promise that can be observed and cancelled. */
const task = (done: Promise<unknown>, cancel: () => void = () => undefined) =>
  Object.assign(done, { on: () => undefined, cancel });

beforeEach(() => {
  bucket.stored.clear();
  bucket.isAdmin = true;
  vi.mocked(uploadBytesResumable).mockImplementation(((path: string, sent: Uint8Array, metadata: object) => {
    if (bucket.stored.has(path)) return task(refuse('unauthorized'));
    bucket.stored.set(path, { bytes: sent, ...metadata } as never);
    return task(Promise.resolve());
  }) as never);
  vi.mocked(getMetadata).mockImplementation(((path: string) => {
    const found = bucket.stored.get(path);
    if (!found) return refuse('object-not-found');
    return bucket.isAdmin ? Promise.resolve(found) : refuse('unauthorized');
  }) as never);
  vi.mocked(getBytes).mockImplementation(((path: string) =>
    Promise.resolve(bucket.stored.get(path)?.bytes.buffer)) as never);
  vi.mocked(deleteObject).mockImplementation(((path: string) => {
    if (!bucket.isAdmin) return refuse('unauthorized');
    return bucket.stored.delete(path) ? Promise.resolve() : refuse('object-not-found');
  }) as never);
});

describe('files in Cloud Storage', () => {
  it('are read back unchanged, with their metadata', async () => {
    await files.put(facts, bytes);
    expect(await files.get('f1')).toEqual({ facts, bytes });
    expect(bucket.stored.get('files/f1')?.customMetadata.sha256).toBe(await sha256Of(bytes));
  });

  it('can be uploaded again, by the office and by others', async () => {
    await files.put(facts, bytes);
    await expect(files.put(facts, bytes)).resolves.toBeUndefined();
    bucket.isAdmin = false;
    await expect(files.put(facts, bytes)).resolves.toBeUndefined();
  });

  it('are not overwritten by other bytes', async () => {
    await files.put(facts, bytes);
    await expect(files.put(facts, Uint8Array.of(4))).rejects.toMatchObject({ code: 'invalid' });
  });

  it('are refused where the rules refuse them', async () => {
    vi.mocked(uploadBytesResumable).mockImplementation((() => task(refuse('unauthorized'))) as never);
    await expect(files.put(facts, bytes)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are deleted, also repeatedly, by the office alone', async () => {
    await files.put(facts, bytes);
    bucket.isAdmin = false;
    await expect(files.remove('f1')).rejects.toMatchObject({ code: 'forbidden' });
    bucket.isAdmin = true;
    await files.remove('f1');
    expect(bucket.stored.size).toBe(0);
    await expect(files.remove('f1')).resolves.toBeUndefined();
  });

  it('are rejected before the upload when their type or size is wrong', async () => {
    await expect(files.put({ ...facts, type: 'text/html' }, bytes)).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(files.put(facts, new Uint8Array())).rejects.toMatchObject({ code: 'invalid' });
    expect(uploadBytesResumable).not.toHaveBeenCalled();
  });

  it('are null while they are missing, and not returned when they were changed', async () => {
    expect(await files.get('f1')).toBeNull();
    await files.put(facts, bytes);
    const stored = bucket.stored.get('files/f1');
    if (stored) stored.bytes = Uint8Array.of(9);
    await expect(files.get('f1')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('are cancelled with their upload when nothing gets through', async () => {
    const cancel = vi.fn<() => void>();
    vi.mocked(uploadBytesResumable).mockImplementation((() =>
      task(new Promise(() => undefined), cancel)) as never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = expect(files.put(facts, bytes)).rejects.toMatchObject({ code: 'slow' });
    await vi.waitFor(() => expect(uploadBytesResumable).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(1000);
    await answer;
    vi.useRealTimers();
    expect(cancel).toHaveBeenCalled();
  });

  it('are read by the office alone', async () => {
    await files.put(facts, bytes);
    bucket.isAdmin = false;
    await expect(files.get('f1')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
