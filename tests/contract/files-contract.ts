import { beforeEach, describe, expect, it } from 'vitest';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import {
  maximumFileBytes,
  pieceBytes,
  type BackendPort,
  type Credentials,
  type DocumentsChange,
} from '@/shared/backend';
import { transitionApplication, newApplicationCode, sendApplication } from '../samples/applications';
import { office } from '../samples/records';

const paperIds = [1, 2, 3, 4, 5].map((n) => `6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c6${String(n)}`) as [
  string,
  string,
  string,
  string,
  string,
];

/**
 * Contract of the port's files.
 * @param current returns the backend of the running test
 */
export function describeFilesContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: Credentials },
): void {
  describe(`${name}: files`, () => {
    const ref = newApplicationCode();

    /** An application with requested papers; nobody is signed in. */
    beforeEach(async () => {
      const { backend, admin } = current();
      const by = office;
      await backend.documents.commit(sendApplication(ref));
      await backend.auth.signIn(admin);
      const screening = { from: 'submitted', to: 'screening', event: 'screening.started', by };
      await backend.documents.commit(transitionApplication(ref, screening));
      await backend.documents.commit(
        transitionApplication(ref, { from: 'screening', to: 'papers', event: 'papers.asked', by }),
      );
      await backend.auth.signOut();
    });

    const facts = (id: string) => ({
      id,
      owner: tutorApplicationPath(ref),
      name: 'note.pdf',
      type: 'application/pdf',
    });
    const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);

    it('are read back unchanged, also when stored in several pieces', async () => {
      await current().backend.files.put(facts(paperIds[0]), bytes(pieceBytes * 2 + 5));
      await current().backend.auth.signIn(current().admin);
      const file = await current().backend.files.get(paperIds[0]);
      expect(file?.facts).toEqual(facts(paperIds[0]));
      expect(Buffer.compare(Buffer.from(file?.bytes ?? []), Buffer.from(bytes(pieceBytes * 2 + 5)))).toBe(0);
    });

    it('resume at the missing piece after a lost connection, and can be uploaded again', async () => {
      const all = bytes(pieceBytes + 5);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
      const { id, ...rest } = facts(paperIds[1]);
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

    it('are not returned when a piece was changed', async () => {
      const all = bytes(10);
      const { id, ...rest } = facts(paperIds[2]);
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
      await current().backend.files.put(facts(paperIds[3]), bytes(10));
      await expect(current().backend.files.get(paperIds[3])).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    });

    it('are deleted, complete or not, once their application is junk', async () => {
      const { backend, admin } = current();
      const junked = { from: 'screening', to: 'junk', event: 'application.junked', by: office };
      await backend.files.put(facts(paperIds[4]), bytes(pieceBytes + 5));
      await backend.auth.signIn(admin);
      await expect(backend.files.remove(paperIds[4])).rejects.toMatchObject({ code: 'forbidden' });
      await backend.documents.commit(
        transitionApplication(ref, { from: 'papers', to: 'screening', event: 'papers.sent', by: office }),
      );
      await backend.documents.commit(transitionApplication(ref, junked));
      // Left by an earlier attempt.
      await backend.documents.commit([{ type: 'delete', path: `files/${paperIds[4]}/pieces/0` }]);
      await backend.files.remove(paperIds[4]);
      expect(await backend.documents.get(`files/${paperIds[4]}`)).toBeNull();
      expect(await backend.documents.get(`files/${paperIds[4]}/pieces/1`)).toBeNull();
      await expect(backend.files.remove(paperIds[4])).resolves.toBeUndefined();
    });

    it('are null while they are missing', async () => {
      await current().backend.auth.signIn(current().admin);
      expect(await current().backend.files.get('nothing')).toBeNull();
    });

    it.each([
      ['of another type', { type: 'text/html' }, 10],
      ['of more than 5 MB', {}, maximumFileBytes + 1],
      ['that are empty', {}, 0],
    ])('are rejected %s', async (_what, change, size) => {
      await expect(
        current().backend.files.put({ ...facts(paperIds[4]), ...change }, new Uint8Array(size)),
      ).rejects.toMatchObject({
        code: 'invalid',
      });
    });
  });
}
