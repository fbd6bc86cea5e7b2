import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryPath } from '@/entities/enquiry';
import {
  maximumFileBytes,
  pieceBytes,
  type BackendPort,
  type Credentials,
  type DocumentsChange,
} from '@/shared/backend';
import { newEnquiryCode, sendEnquiry } from '../samples/records';

/** Every promise of the port about files. @param current the backend of the running test. */
export function describeFilesContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: Credentials },
): void {
  describe(`${name}: files`, () => {
    const ref = newEnquiryCode();
    beforeEach(() => current().backend.documents.commit(sendEnquiry(ref)));

    const facts = (id: string) => ({
      id,
      owner: enquiryPath(ref),
      name: 'note.pdf',
      type: 'application/pdf',
    });
    const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);

    it('come back whole, also when they need several pieces', async () => {
      await current().backend.files.put(facts('f1'), bytes(pieceBytes * 2 + 5));
      await current().backend.auth.signIn(current().admin);
      const file = await current().backend.files.get('f1');
      expect(file?.facts).toEqual(facts('f1'));
      expect(Buffer.compare(Buffer.from(file?.bytes ?? []), Buffer.from(bytes(pieceBytes * 2 + 5)))).toBe(0);
    });

    it('go on at the missing piece after a broken link, and may be put again', async () => {
      const all = bytes(pieceBytes + 5);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
      const { id, ...rest } = facts('f2');
      const sha256 = Buffer.from(digest).toString('hex');
      await current().backend.documents.commit([
        {
          type: 'create',
          path: `files/${id}`,
          data: { ...rest, size: all.byteLength, sha256, state: 'uploading' },
        },
      ]);
      await current().backend.documents.commit([
        { type: 'create', path: `files/${id}/pieces/0`, data: { bytes: all.slice(0, pieceBytes) } },
      ]);
      const written: DocumentsChange[] = [];
      const stop = current().backend.documents.observe(`files/${id}/pieces`, (change) =>
        written.push(change),
      );
      await current().backend.files.put(facts(id), all);
      await current().backend.files.put(facts(id), all);
      stop();
      expect(written).toEqual([[`files/${id}/pieces/1`]]);
      await current().backend.auth.signIn(current().admin);
      expect((await current().backend.files.get(id))?.bytes.byteLength).toBe(all.byteLength);
    });

    it('are not given out when a piece was changed', async () => {
      const all = bytes(10);
      const { id, ...rest } = facts('f3');
      const facts3 = { ...rest, size: 10, sha256: 'a'.repeat(64), state: 'uploading' };
      await current().backend.documents.commit([{ type: 'create', path: `files/${id}`, data: facts3 }]);
      await current().backend.documents.commit([
        { type: 'create', path: `files/${id}/pieces/0`, data: { bytes: all } },
      ]);
      await current().backend.documents.commit([
        { type: 'update', path: `files/${id}`, changes: { state: 'complete' } },
      ]);
      await current().backend.auth.signIn(current().admin);
      await expect(current().backend.files.get(id)).rejects.toMatchObject({ code: 'invalid' });
    });

    it('are read by the office alone', async () => {
      await current().backend.files.put(facts('f4'), bytes(10));
      await expect(current().backend.files.get('f4')).rejects.toMatchObject({ code: 'unauthenticated' });
    });

    it('are null while they are not there', async () => {
      await current().backend.auth.signIn(current().admin);
      expect(await current().backend.files.get('nothing')).toBeNull();
    });

    it.each([
      ['of another type', { type: 'text/html' }, 10],
      ['of more than 5 MB', {}, maximumFileBytes + 1],
      ['that are empty', {}, 0],
    ])('are refused %s', async (_what, change, size) => {
      await expect(
        current().backend.files.put({ ...facts('f5'), ...change }, new Uint8Array(size)),
      ).rejects.toMatchObject({
        code: 'invalid',
      });
    });
  });
}
