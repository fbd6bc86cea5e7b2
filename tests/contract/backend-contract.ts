import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackingPath } from '@/entities/tracking';
import { tuitionRequestPath } from '@/entities/tuition-request';
import { type AuthUser, type BackendPort, type DocumentData, type DocumentsChange } from '@/shared/backend';
import { moveRequest, newTuitionCode, sendRequest } from '../samples/records';
import { describeFilesContract } from './files-contract';

/** What the suite needs of an adapter. Every call of `open` is another tab of the same person on the same backend. */
export interface BackendUnderTest {
  open(): Promise<BackendPort>;
  /** An account with the role `admin`, known to the backend from the start. */
  readonly admin: { readonly email: string; readonly password: string; readonly id: string };
  /** Forgets everything and closes every tab. */
  close(): Promise<void>;
}

const person = { email: 'Ama@Example.com', password: 'a good long password', displayName: 'Ama' };

/** Every promise of the backend port, for each adapter alike. */
export function describeBackendContract(name: string, start: () => Promise<BackendUnderTest>): void {
  let backend: BackendPort;
  let test: BackendUnderTest;

  beforeEach(async () => {
    test = await start();
    backend = await test.open();
  });
  afterEach(() => test.close());

  const currentUser = (of = backend) => {
    const seen = vi.fn<(user: AuthUser | null) => void>();
    const stop = of.auth.observeUser(seen);
    return { seen, stop };
  };

  describe(`${name}: accounts`, () => {
    it('say at once that nobody is signed in', async () => {
      const { seen } = currentUser();
      await expect.poll(() => seen.mock.calls).toEqual([[null]]);
    });

    it('are made, signed in to in any spelling of the address, and signed out of', async () => {
      const made = await backend.auth.signUp(person);
      expect(made).toMatchObject({ email: 'ama@example.com', displayName: 'Ama' });
      await backend.auth.signOut();
      const { seen } = currentUser();
      await expect.poll(() => seen.mock.lastCall).toEqual([null]);
      await expect(
        backend.auth.signIn({ email: ' AMA@example.COM', password: person.password }),
      ).resolves.toEqual(made);
      await expect.poll(() => seen.mock.lastCall).toEqual([made]);
    });

    it('do not tell a wrong password from an unknown address', async () => {
      await backend.auth.signUp(person);
      const wrong = { code: 'wrong-credentials' };
      await expect(backend.auth.signIn({ ...person, password: 'not this one' })).rejects.toMatchObject(wrong);
      await expect(backend.auth.signIn({ ...person, email: 'x@example.com' })).rejects.toMatchObject(wrong);
    });

    it('refuse a second account with the address, and a short password', async () => {
      await backend.auth.signUp(person);
      await expect(backend.auth.signUp({ ...person, email: 'AMA@example.com' })).rejects.toMatchObject({
        code: 'account-exists',
      });
      await expect(
        backend.auth.signUp({ ...person, email: 'b@example.com', password: '1234567' }),
      ).rejects.toMatchObject({
        code: 'weak-password',
      });
    });

    it('are the same in another tab, which hears of a sign-in and a sign-out', async () => {
      const other = await test.open();
      const { seen } = currentUser(other);
      await expect.poll(() => seen.mock.lastCall).toEqual([null]);
      const user = await backend.auth.signUp(person);
      await expect.poll(() => seen.mock.lastCall).toEqual([user]);
      await backend.auth.signOut();
      await expect.poll(() => seen.mock.lastCall).toEqual([null]);
    });

    it('stop telling when nobody listens any more', async () => {
      const { seen, stop } = currentUser();
      await expect.poll(() => seen.mock.calls.length).toBe(1);
      stop();
      await backend.auth.signUp(person);
      expect(seen.mock.calls.length).toBe(1);
    });
  });

  describe(`${name}: documents`, () => {
    const read = (path: string) => backend.documents.get(path);

    it('keep a batch, with one time of the backend in all of it', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      const tracking = await read(trackingPath(ref));
      const [step] = Object.values(tracking?.steps as Record<string, DocumentData>);
      expect(tracking).toMatchObject({ state: 'submitted' });
      expect(Date.parse(String(step?.at))).not.toBeNaN();
      await backend.auth.signIn(test.admin);
      expect(await read(tuitionRequestPath(ref))).toMatchObject({ createdAt: step?.at, updatedAt: step?.at });
    });

    it('answer null for what is not there', async () => {
      expect(await read(trackingPath(newTuitionCode()))).toBeNull();
    });

    it('refuse to create what is there already, and leave it as it was', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      const before = await read(trackingPath(ref));
      await expect(backend.documents.commit(sendRequest(ref))).rejects.toMatchObject({
        code: 'already-exists',
      });
      expect(await read(trackingPath(ref))).toEqual(before);
    });

    it('refuse to update what is not there', async () => {
      await backend.auth.signIn(test.admin);
      await expect(
        backend.documents.commit(moveRequest(newTuitionCode(), 'submitted', 'reviewing')),
      ).rejects.toMatchObject({ code: 'not-found' });
    });

    it('write all of a batch or nothing', async () => {
      const ref = newTuitionCode();
      const secret = { type: 'create' as const, path: `roles/${ref}`, data: { role: 'admin' } };
      await expect(backend.documents.commit([...sendRequest(ref), secret])).rejects.toMatchObject({
        code: 'forbidden',
      });
      expect(await read(trackingPath(ref))).toBeNull();
    });

    it('change only the named fields, also inside maps', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      await backend.auth.signIn(test.admin);
      await backend.documents.commit(moveRequest(ref, 'submitted', 'reviewing'));
      const tracking = await read(trackingPath(ref));
      expect(
        Object.values(tracking?.steps as Record<string, DocumentData>)
          .map(({ what }) => what)
          .sort(),
      ).toEqual(['reviewing', 'submitted']);
      expect(await read(tuitionRequestPath(ref))).toMatchObject({
        state: 'reviewing',
        place: { town: 'Adenta' },
      });
    });

    it('refuse a guest what only the office may read', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      await expect(read(tuitionRequestPath(ref))).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(backend.documents.list({ collection: 'tuitionRequests' })).rejects.toMatchObject({
        code: 'unauthenticated',
      });
      await backend.auth.signUp(person);
      await expect(read(tuitionRequestPath(ref))).rejects.toMatchObject({ code: 'forbidden' });
      await expect(backend.documents.list({ collection: 'tracking' })).rejects.toMatchObject({
        code: 'forbidden',
      });
    });

    it('list by field, in order, up to a limit', async () => {
      const refs = [newTuitionCode(), newTuitionCode(), newTuitionCode()];
      await backend.auth.signIn(test.admin);
      for (const ref of refs) {
        await backend.documents.commit(sendRequest(ref));
        // Two records of one millisecond have no order by time.
        const time = Date.now();
        await expect.poll(() => Date.now()).toBeGreaterThan(time);
      }
      await backend.documents.commit(moveRequest(refs[1] ?? '', 'submitted', 'reviewing'));
      const list = async (query: object) =>
        (await backend.documents.list({ collection: 'tuitionRequests', ...query })).map(({ id }) => id);
      expect(await list({ where: [{ field: 'state', equals: 'reviewing' }] })).toEqual([refs[1]]);
      expect(await list({ orderBy: { field: 'createdAt', direction: 'ascending' } })).toEqual(refs);
      expect(await list({ orderBy: { field: 'createdAt', direction: 'descending' }, limit: 2 })).toEqual([
        refs[2],
        refs[1],
      ]);
      expect(await list({ where: [{ field: 'state', equals: 'ended' }] })).toEqual([]);
    });

    it('tell of a change to a document or a collection, here and in another tab, and to nobody else', async () => {
      const other = await test.open();
      const ref = newTuitionCode();
      const listener = () => vi.fn<(change: DocumentsChange) => void>();
      const calls = { document: listener(), collection: listener(), else: listener(), here: listener() };
      other.documents.observe(trackingPath(ref), calls.document);
      other.documents.observe('tuitionRequests', calls.collection);
      other.documents.observe('enquiries', calls.else);
      const stop = backend.documents.observe('tuitionRequests', calls.here);
      await backend.documents.commit(sendRequest(ref));
      await expect.poll(() => calls.document.mock.calls.length).toBeGreaterThan(0);
      await expect.poll(() => calls.collection.mock.calls.length).toBeGreaterThan(0);
      // A backend that knows which documents changed names them, and no others.
      expect(['unknown', [tuitionRequestPath(ref)]]).toContainEqual(calls.collection.mock.lastCall?.[0]);
      expect(calls.else).not.toHaveBeenCalled();
      const heard = calls.here.mock.calls.length;
      expect(heard).toBeGreaterThan(0);
      stop();
      await backend.documents.commit(sendRequest(newTuitionCode()));
      expect(calls.here.mock.calls.length).toBe(heard);
    });
  });

  describeFilesContract(name, () => ({ backend, admin: test.admin }));
}
